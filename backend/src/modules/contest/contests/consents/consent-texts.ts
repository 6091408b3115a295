import type { AiUse } from '@paattu/shared/contest-choices';
import type { Acceptance, ConsentPurpose } from '@paattu/shared/consents';
import type { Locale } from '@paattu/shared/locales';
import { translationsOf } from '../../../../translations/index.js';
import { type ConsentSentences, EARLIER_WORDINGS } from './earlier-wordings.js';

/** The number of the sentences that forms show now. */
export const WORDING = EARLIER_WORDINGS.length + 1;

/** The first wording whose forms ask what artificial intelligence made. */
const FIRST_WITH_DECLARATIONS = 3;

/** The sentence that an entrant declares by a choice. */
export function declarationTexts(language: Locale): Record<AiUse, string> {
  return translationsOf(language).declarations;
}

/** Whether forms of the wording ask for a declaration. */
export function asksForDeclaration(wording: number): boolean {
  return wording >= FIRST_WITH_DECLARATIONS;
}

/** The sentences that an entry form asks consent to, while a version of the rules is valid, in one of the wordings. */
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
