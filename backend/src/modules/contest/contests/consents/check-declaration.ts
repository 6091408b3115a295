import { type AiRule, type AiUse, ALLOWED_AI_USES } from '@paattu/shared/contest-choices';
import { fieldError } from '../../../../common/errors/domain-error.js';

/** The use of artificial intelligence that an entrant declares, with her note for the moderators. */
export interface Declaration {
  /** Null from a form that does not ask. */
  aiUse: AiUse | null;
  aiNote: string | null;
}

export const NOTHING_DECLARED: Declaration = { aiUse: null, aiNote: null };

/**
 * Returns what is stored of a declaration: nothing in a contest without a rule. Rejects what the rule forbids, and one that is absent if it
 * is required.
 */
export function checkDeclaration(
  aiRule: AiRule | null,
  { aiUse, aiNote }: Declaration,
  isRequired: boolean,
): Declaration {
  if (aiRule === null) return NOTHING_DECLARED;
  if (aiUse === null) {
    if (isRequired) throw fieldError('AI_USE_MISSING', 'aiUse');
    return NOTHING_DECLARED;
  }
  if (!ALLOWED_AI_USES[aiRule].includes(aiUse))
    throw fieldError(aiRule === 'none' ? 'AI_NOT_ALLOWED' : 'AI_VOICE_NOT_ALLOWED', 'aiUse');
  return { aiUse, aiNote: aiUse === 'no' ? null : aiNote };
}
