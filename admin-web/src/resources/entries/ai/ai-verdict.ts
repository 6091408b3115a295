import { ALLOWED_AI_USES, isDoubtful } from '@paattu/shared/contest-choices';
import type { Entry, VideoFlag } from '../api';

export type AiVerdict = 'doubtful' | 'unanswered' | 'forbidden' | 'allowed' | 'nothing';

type Declared = Pick<Entry, 'aiRule' | 'aiUse'>;

export const SYNTHETIC = 'declared-synthetic' satisfies VideoFlag;

/** The advice to a moderator about declaration and flag together; null for a contest that does not ask. */
export function aiVerdictOf({ aiRule, aiUse }: Declared, flags: readonly VideoFlag[]): AiVerdict | null {
  if (aiRule === null) return null;
  if (isDoubtful(aiRule, aiUse, flags.includes(SYNTHETIC))) return 'doubtful';
  if (aiUse === null) return 'unanswered';
  if (!ALLOWED_AI_USES[aiRule].includes(aiUse)) return 'forbidden';
  return aiUse === 'no' ? 'nothing' : 'allowed';
}
