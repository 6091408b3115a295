import type { EntityManager } from 'typeorm';
import { addAssignments, findConflicts, keyOf, listJudges } from './eligible.js';
import { listRoundEntries } from './round-entries.js';

/** Gives each finalist to each judge who has no conflict of interest with it. Returns how many assignments it added. */
export async function assignFinal(
  manager: EntityManager,
  round: { roundId: string; contestId: string },
  entryIds?: string[],
): Promise<number> {
  const finalists = entryIds ?? (await listRoundEntries(manager, round.roundId));
  const judges = await listJudges(manager, round.contestId);
  const conflicts = await findConflicts(manager, round.contestId);
  const pairs = judges
    .flatMap((judgeId) => finalists.map((entryId) => ({ judgeId, entryId })))
    .filter((pair) => !conflicts.has(keyOf(pair)));
  return addAssignments(manager, round, pairs);
}
