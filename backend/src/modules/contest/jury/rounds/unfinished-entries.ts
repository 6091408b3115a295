import { JUDGES_OF_AN_ENTRY } from '@paattu/shared/jury';
import type { EntityManager } from 'typeorm';
import type { AssignmentState } from '../marks/jury-assignment.entity.js';
import { findConflicts, keyOf, listJudges, type Pair } from './eligible.js';
import { listRoundEntries } from './round-entries.js';

/**
 * The entries of the first round that have fewer than three marks, and that a judge could still mark. The places of the others follow
 * from their marks, so a final must not begin before.
 */
export async function findUnfinished(
  manager: EntityManager,
  { roundId, contestId }: { roundId: string; contestId: string },
): Promise<string[]> {
  const entries = await listRoundEntries(manager, roundId);
  const judges = await listJudges(manager, contestId);
  const settled = await manager.query<Array<Pair & { state: AssignmentState }>>(
    `select judge_id as "judgeId", entry_id as "entryId", state from jury_assignments
     where round_id = $1 and state in ('submitted', 'abstained')`,
    [roundId],
  );
  const excluded = new Set([...(await findConflicts(manager, contestId)), ...settled].map(keyOf));
  const marks = new Map<string, number>();
  for (const { entryId, state } of settled)
    if (state === 'submitted') marks.set(entryId, (marks.get(entryId) ?? 0) + 1);
  return entries.filter(
    (entryId) =>
      (marks.get(entryId) ?? 0) < JUDGES_OF_AN_ENTRY &&
      judges.some((judgeId) => !excluded.has(keyOf({ judgeId, entryId }))),
  );
}
