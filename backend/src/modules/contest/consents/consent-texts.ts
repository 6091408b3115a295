import type { Acceptance, ConsentPurpose } from '@paattu/api-client/consents';
import type { Locale } from '@paattu/api-client/locales';
import { translationsOf } from '../../../translations/index.js';
import { type ConsentSentences, EARLIER_WORDINGS } from './earlier-wordings.js';

/** The number of the sentences that forms show now. */
export const WORDING = EARLIER_WORDINGS.length + 1;

/** What an entry form asks consent to, while a version of the rules is valid, in one of the wordings. */
export function consentTexts(
  acceptance: Acceptance,
  rulesVersion: number,
  language: Locale,
  wording: number,
): Record<ConsentPurpose, string> {
  // From the latest back: a sentence has the words that the first of the later wordings replaced.
  const { rules, publication } = EARLIER_WORDINGS.slice(wording - 1).reduceRight<ConsentSentences>(
    (sentences, earlier) => ({ ...sentences, ...earlier[language]?.[acceptance] }),
    translationsOf(language).consents[acceptance],
  );
  return { rules: rules(rulesVersion), publication };
}
