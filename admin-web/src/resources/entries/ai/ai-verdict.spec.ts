import { AI_RULES, AI_USES, type AiRule, type AiUse } from '@paattu/shared/contest-choices';
import type { Entry, Reason, VideoFlag } from '../api';
import { likeliestFor } from '../moderation/likeliest-for';
import { type AiVerdict, aiVerdictOf } from './ai-verdict';

const reasons = [
  { id: 'rules', action: 'reject', findings: [], recentUses: 9 },
  { id: 'ai-undeclared', action: 'reject', findings: ['declared-synthetic'], recentUses: 0 },
] as unknown as Reason[];

/** The verdict without and with YouTube's flag. */
type Row = [AiVerdict | null, AiVerdict | null];

const NOT_ASKED: Row = [null, null];

const TABLE: Record<AiRule | 'without', Record<AiUse | 'unanswered', Row>> = {
  without: { unanswered: NOT_ASKED, no: NOT_ASKED, backing: NOT_ASKED, voice: NOT_ASKED },
  'voice-human': {
    unanswered: ['unanswered', 'doubtful'],
    no: ['nothing', 'doubtful'],
    backing: ['allowed', 'allowed'],
    voice: ['forbidden', 'forbidden'],
  },
  none: {
    unanswered: ['unanswered', 'doubtful'],
    no: ['nothing', 'doubtful'],
    backing: ['forbidden', 'forbidden'],
    voice: ['forbidden', 'forbidden'],
  },
  declared: {
    unanswered: ['unanswered', 'doubtful'],
    no: ['nothing', 'doubtful'],
    backing: ['allowed', 'allowed'],
    voice: ['allowed', 'allowed'],
  },
};

const ROWS = ([null, ...AI_RULES] as const).flatMap((aiRule) =>
  ([null, ...AI_USES] as const).flatMap((aiUse) =>
    ([false, true] as const).map((isFlagged) => {
      const verdict = TABLE[aiRule ?? 'without'][aiUse ?? 'unanswered'][isFlagged ? 1 : 0];
      return [aiRule, aiUse, isFlagged, verdict] as const;
    }),
  ),
);

test.each(ROWS)('under %s, the declaration %s with flag %s is %s', (aiRule, aiUse, isFlagged, verdict) => {
  const flags: VideoFlag[] = isFlagged ? ['declared-synthetic'] : [];
  expect(aiVerdictOf({ aiRule, aiUse }, flags)).toBe(verdict);
  const entry = { aiRule, aiUse, video: { problem: null, flags }, revision: null } as unknown as Entry;
  // Only what nobody declared makes the reason for it the likeliest.
  expect(likeliestFor(reasons, [entry], 'reject')?.id).toBe(
    verdict === 'doubtful' ? 'ai-undeclared' : 'rules',
  );
});
