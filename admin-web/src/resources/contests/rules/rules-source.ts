import type { Schemas } from '@paattu/api-client';
import type { Rules } from '../../../records';

export type RulesSource = Schemas['RulesSourceDto'];

/** What the form begins with: the draft, or the valid version as the beginning of one. */
export function toSource({ draft, published }: Rules): RulesSource {
  const { source = '', sourceMalayalam = '' } = draft ?? published ?? {};
  return { source, sourceMalayalam };
}
