import type { EntityManager } from 'typeorm';
import { type MarkWeights, weightedMark } from '../marks/criteria.js';
import { type RankedEntry, rankEntries } from './rank-entries.js';
import { ROUND_ENTRIES } from './round-entries.js';
import { CONTESTS } from '../../contests/public.sql.js';

/**
 * The approved entries of the first round, the best first: its finalists are the first of them. Of entries that tie, the one that
 * was sent earlier is first. Null for a contest without a first round.
 */
export async function rankFirstRound(
  manager: EntityManager,
  contestId: string,
): Promise<RankedEntry[] | null> {
  const [round] = await manager.query<Array<MarkWeights & { id: string }>>(
    `select round.id, rendition_weight as "renditionWeight", engagement_weight as "engagementWeight"
     from jury_rounds round join ${CONTESTS} contest on contest.id = contest_id where contest_id = $1 and number = 1`,
    [contestId],
  );
  if (!round) return null;
  const entries = await manager.query<Array<{ id: string }>>(
    `select entry.id from ${ROUND_ENTRIES} where round.id = $1 order by submitted_at, entry.id`,
    [round.id],
  );
  const marks = await manager.query<
    Array<{ judgeId: string; entryId: string; rendition: number; engagement: number }>
  >(
    `select judge_id as "judgeId", entry_id as "entryId", rendition, engagement from jury_assignments
     where round_id = $1 and state = 'submitted'`,
    [round.id],
  );
  return rankEntries(
    entries.map(({ id }) => id),
    marks.map(({ judgeId, entryId, ...mark }) => ({ judgeId, entryId, mark: weightedMark(mark, round) })),
  );
}
