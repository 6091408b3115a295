import { splitLocale } from '@paattu/shared/locales';
import { ownTextsOf } from '@paattu/shared/site-texts/defaults';
import type { OwnTexts } from '@paattu/shared/site-texts/site-texts';
import { DomainError, type ErrorDetail } from '../../common/errors/domain-error.js';
import { sentenceOf } from '../../common/errors/error-catalogue.js';
import type { SiteTextsDto } from './site-texts.dto.js';

/** The texts to store, of those that the owner sent. Rejects texts that need others which are missing. */
export function toOwnTexts(sent: SiteTextsDto): OwnTexts {
  const { bannerFrom, bannerUntil, bannerLink } = sent;
  const own = ownTextsOf({
    ...sent,
    milestones: sent.milestones && sent.milestones.map(withSong),
    milestonesMalayalam: sent.milestonesMalayalam && sent.milestonesMalayalam.map(withSong),
    // Every page adds the prefix of its own language.
    bannerLink: bannerLink?.startsWith('/') ? splitLocale(bannerLink).path : bannerLink,
    bannerFrom: bannerFrom?.toISOString(),
    bannerUntil: bannerUntil?.toISOString(),
  });
  if (!own.portrait) {
    delete own.portraitAlt;
    delete own.portraitAltMalayalam;
  }
  const details = [...missingTexts(own), ...misplacedDates(own)];
  const [first] = details;
  if (first) throw new DomainError(first.code ?? 'VALIDATION_FAILED', { message: first.message, details });
  return own;
}

function withSong<Item extends { song?: string | null }>(item: Item) {
  return { ...item, song: item.song ?? null };
}

function missingTexts(own: OwnTexts): ErrorDetail[] {
  const needed: Array<keyof OwnTexts> = [];
  if (own.portrait) needed.push('portraitAlt', 'portraitAltMalayalam');
  const hasBanner = own.bannerText || own.bannerTextMalayalam;
  if (hasBanner) needed.push('bannerFrom', 'bannerUntil');
  else if (own.bannerLink || own.bannerFrom || own.bannerUntil) needed.push('bannerText');
  return needed
    .filter((field) => !own[field])
    .map((field) => ({
      field,
      code: 'MISSING_INFORMATION' as const,
      message: sentenceOf('MISSING_INFORMATION'),
    }));
}

function misplacedDates({ bannerFrom, bannerUntil }: OwnTexts): ErrorDetail[] {
  if (!bannerFrom || !bannerUntil || bannerFrom < bannerUntil) return [];
  return [{ field: 'bannerUntil', message: 'bannerUntil must be after bannerFrom' }];
}
