import type { OwnTexts } from '@paattu/api-client/site-texts/site-texts';
import { versionOf } from '../../common/http/if-match.js';
import type { BannerDto } from './public-texts.dto.js';

type BannerTexts = Pick<
  OwnTexts,
  'bannerText' | 'bannerTextMalayalam' | 'bannerLink' | 'bannerFrom' | 'bannerUntil'
>;

/** The banner at a time, and when the answer changes by itself. */
export function bannerAt(texts: BannerTexts, now: Date): { banner?: BannerDto; changesAt: Date | null } {
  const { bannerFrom, bannerUntil } = texts;
  if (!bannerFrom || !bannerUntil) return { changesAt: null };
  const [from, until] = [new Date(bannerFrom), new Date(bannerUntil)];
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
