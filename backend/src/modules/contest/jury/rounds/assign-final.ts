import type { EntityManager } from 'typeorm';
import { addAssignments, findConflicts, keyOf, listJudges, type Pair } from './eligible.js';
import { listRoundEntries } from './round-entries.js';

/**
 * Gives each finalist to each judge who has no conflict of interest with it; once the final has marks, to nobody who has none of its
 * entries. Returns the assignments that it added.
 */
export async function assignFinal(
  manager: EntityManager,
  round: { roundId: string; contestId: string },
  entryIds?: string[],
): Promise<Pair[]> {
  const finalists = entryIds ?? (await listRoundEntries(manager, round.roundId));
  const judges = await listJudges(manager, round.contestId);
  const fixed = await findFixedJudges(manager, round.roundId);
  const conflicts = new Set((await findConflicts(manager, round.contestId)).map(keyOf));
  const pairs = judges
    .filter((judgeId) => fixed === null || fixed.has(judgeId))
    .flatMap((judgeId) => finalists.map((entryId) => ({ judgeId, entryId })))
    .filter((pair) => !conflicts.has(keyOf(pair)));
  return addAssignments(manager, round, pairs);
}

/** The judges of a final that has a submitted mark; null while more can join. */
async function findFixedJudges(manager: EntityManager, roundId: string): Promise<Set<string> | null> {
  const [{ judges, hasMarks }] = await manager.query<[{ judges: string[] | null; hasMarks: boolean | null }]>(
    `select array_agg(distinct judge_id)::text[] as judges, bool_or(state = 'submitted') as "hasMarks"
     from jury_assignments where round_id = $1`,
    [roundId],
  );
  return hasMarks ? new Set(judges) : null;
}
