import type { EntityManager } from 'typeorm';
import { addAssignments, findConflicts, keyOf, listJudges, type Pair } from './eligible.js';
import { listRoundEntries } from './round-entries.js';

/** Gives each finalist to each judge who has no conflict of interest with it. Returns the assignments that it added. */
export async function assignFinal(
  manager: EntityManager,
  round: { roundId: string; contestId: string },
  entryIds?: string[],
): Promise<Pair[]> {
  const finalists = entryIds ?? (await listRoundEntries(manager, round.roundId));
  const judges = await listJudges(manager, round.contestId);
  const conflicts = new Set((await findConflicts(manager, round.contestId)).map(keyOf));
  const pairs = judges
    .flatMap((judgeId) => finalists.map((entryId) => ({ judgeId, entryId })))
    .filter((pair) => !conflicts.has(keyOf(pair)));
  return addAssignments(manager, round, pairs);
}
