import type { Schemas } from '@paattu/api-client';
import { fieldError, type FieldErrors } from '../../../lib/field-error';
import type { Rules } from '../api';
import { commonSentences } from '../../../lib/sentences';

export type RulesSource = Schemas['RulesSourceDto'];

/**
 * What the form begins with: the draft, or the version that was published last as the beginning of one. The rules of a
 * confirmed result stay, so a draft of them has no use any more.
 */
export function toSource({ draft, published, isFinal }: Rules): RulesSource {
  const { source = '', sourceMalayalam = '' } = (isFinal ? null : draft) ?? published ?? {};
  return { source, sourceMalayalam };
}

/** Whether the text is that of the version that was published last. */
export function isPublished({ source, sourceMalayalam }: RulesSource, { published }: Rules): boolean {
  return source === published?.source && sourceMalayalam === published.sourceMalayalam;
}

/** Both languages need rules. */
export function validateRules(source: RulesSource): FieldErrors {
  const missing = fieldError(commonSentences.missingInformation, commonSentences.needed.text);
  const blank = (['source', 'sourceMalayalam'] as const).filter((field) => source[field].trim() === '');
  return Object.fromEntries(blank.map((field) => [field, missing]));
}

const YEAR = /\b(?:19|20)\d{2}\b/g;

/** The years that the text names as digits, but no value of the contest, each once. A copy may name those of another contest. */
export function findOtherYears(
  { source, sourceMalayalam }: RulesSource,
  values: ReadonlyArray<{ value: string | null }>,
): string[] {
  const known = values.flatMap(({ value }) => value?.match(YEAR) ?? []);
  const named = `${source}\n${sourceMalayalam}`.match(YEAR) ?? [];
  return [...new Set(named)].filter((year) => known.length > 0 && !known.includes(year));
}
