import type { Schemas } from '@paattu/api-client';
import { fieldError, type FieldErrors } from '../../../lib/field-error';
import type { Rules } from '../../../records';
import { translations } from '../../../translations';

export type RulesSource = Schemas['RulesSourceDto'];

/** What the form begins with: the draft, or the version that was published last as the beginning of one. */
export function toSource({ draft, published }: Rules): RulesSource {
  const { source = '', sourceMalayalam = '' } = draft ?? published ?? {};
  return { source, sourceMalayalam };
}

/** Both languages need rules. */
export function validateRules(source: RulesSource): FieldErrors {
  const missing = fieldError(translations.missingInformation, translations.missingInformationText);
  const blank = (['source', 'sourceMalayalam'] as const).filter((field) => source[field].trim() === '');
  return Object.fromEntries(blank.map((field) => [field, missing]));
}
