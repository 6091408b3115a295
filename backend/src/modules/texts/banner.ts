import type { OwnTexts } from '@paattu/shared/site-texts/site-texts';
import { versionOf } from '../../common/http/if-match.js';
import type { BannerDto } from './public-texts.dto.js';

type BannerTexts = Pick<
  OwnTexts,
  'bannerText' | 'bannerTextMalayalam' | 'bannerLink' | 'bannerFrom' | 'bannerUntil'
>;

/** When a contest is or was announced; null if no published contest has the address of the link. */
export interface LinkedContest {
  announceAt: Date | null;
}

/**
 * The banner at a time, and when the answer changes by itself. A banner that links to a contest waits for its
 * announcement: before that, visitors cannot open the page.
 */
export function bannerAt(
  texts: BannerTexts,
  now: Date,
  contest?: LinkedContest,
): { banner?: BannerDto; changesAt: Date | null } {
  const { bannerFrom, bannerUntil } = texts;
  if (!bannerFrom || !bannerUntil || contest?.announceAt === null) return { changesAt: null };
  const [begin, until] = [new Date(bannerFrom), new Date(bannerUntil)];
  const from = contest && contest.announceAt > begin ? contest.announceAt : begin;
  if (now < from) return { changesAt: from };
  if (now >= until) return { changesAt: null };
  return { banner: toBanner(texts), changesAt: until };
}

export function toBanner(texts: BannerTexts): BannerDto | undefined {
  const { bannerText, bannerTextMalayalam, bannerLink, bannerFrom, bannerUntil } = texts;
  if (!bannerText && !bannerTextMalayalam) return undefined;
  return {
    id: versionOf([bannerText, bannerTextMalayalam, bannerLink, bannerFrom, bannerUntil]),
    text: bannerText,
    textMalayalam: bannerTextMalayalam,
    link: bannerLink,
  };
}
