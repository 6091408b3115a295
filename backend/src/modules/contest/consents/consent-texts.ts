import type { Acceptance, ConsentPurpose } from '@paattu/api-client/consents';
import type { Locale } from '@paattu/api-client/locales';
import { translationsOf } from '../../../translations/index.js';

/** What an entry form asks consent to, while a version of the rules is valid. */
export function consentTexts(
  acceptance: Acceptance,
  rulesVersion: number,
  language: Locale,
): Record<ConsentPurpose, string> {
  const { rules, publication } = translationsOf(language).consents[acceptance];
  return { rules: rules(rulesVersion), publication };
}
