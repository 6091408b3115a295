import type { EntityManager } from 'typeorm';
import { findRivals } from '../rivals.js';

/** One judge and one entry that she marks or cannot mark. */
export interface Pair {
  judgeId: string;
  entryId: string;
}

export const keyOf = ({ judgeId, entryId }: Pair): string => `${judgeId} ${entryId}`;

/** The judges of the contest who may mark entries, in one order. Nobody judges a contest that she has entered. */
export async function listJudges(manager: EntityManager, contestId: string): Promise<string[]> {
  const judges = await manager.query<Array<{ id: string; address: string }>>(
    `select id, canonical_email as address from judges
     where contest_id = $1 and accepted_at is not null and revoked_at is null order by id`,
    [contestId],
  );
  const rivals = await findRivals(manager, contestId);
  return judges.filter(({ address }) => !rivals.has(address)).map(({ id }) => id);
}

/** The pairs of a judge and an entry from which she recused herself in some round. */
export async function findConflicts(manager: EntityManager, contestId: string): Promise<Pair[]> {
  return manager.query<Pair[]>(
    `select distinct judge_id as "judgeId", entry_id as "entryId" from jury_assignments
     where contest_id = $1 and state = 'recused' order by 1, 2`,
    [contestId],
  );
}

/** Adds assignments; a judge who has the entry in the round already keeps hers. Returns those that it added. */
export async function addAssignments(
  manager: EntityManager,
  { roundId, contestId }: { roundId: string; contestId: string },
  pairs: Pair[],
): Promise<Pair[]> {
  return manager.query<Pair[]>(
    `insert into jury_assignments (contest_id, round_id, judge_id, entry_id)
     select $1, $2, judge_id, entry_id from unnest($3::uuid[], $4::uuid[]) as pair (judge_id, entry_id)
     on conflict (round_id, judge_id, entry_id) do nothing returning judge_id as "judgeId", entry_id as "entryId"`,
    [contestId, roundId, pairs.map(({ judgeId }) => judgeId), pairs.map(({ entryId }) => entryId)],
  );
}
