import { type AiRule, type AiUse, ALLOWED_AI_USES } from '@paattu/api-client/contest-choices';
import type { Acceptance } from '@paattu/api-client/consents';
import { fieldError } from '../../../common/errors/domain-error.js';

/** What an entrant declares that artificial intelligence made, and what she adds for the moderators. */
export interface Declaration {
  /** Null from a form that does not ask. */
  aiUse: AiUse | null;
  aiNote: string | null;
}

/** The part of a contest that decides about declarations. */
export interface DeclarationRule {
  aiRule: AiRule | null;
  acceptance: Acceptance;
}

export const NOTHING_DECLARED: Declaration = { aiUse: null, aiNote: null };

/**
 * Returns what is stored of a declaration: nothing in a contest without a rule. Rejects what the rule forbids. A contest whose consents
 * are stated accepts an entry without a declaration, as from the form of an earlier release.
 */
export function checkDeclaration(
  { aiRule, acceptance }: DeclarationRule,
  { aiUse, aiNote }: Declaration,
): Declaration {
  if (aiRule === null) return NOTHING_DECLARED;
  if (aiUse === null) {
    if (acceptance === 'ticked') throw fieldError('AI_USE_MISSING', 'aiUse');
    return NOTHING_DECLARED;
  }
  if (!ALLOWED_AI_USES[aiRule].includes(aiUse))
    throw fieldError(aiRule === 'none' ? 'AI_NOT_ALLOWED' : 'AI_VOICE_NOT_ALLOWED', 'aiUse');
  return { aiUse, aiNote: aiUse === 'no' ? null : aiNote };
}
