import type { EntityManager } from 'typeorm';

/**
 * SQL for the approved entries of each round. While a round is alone, it has all of the contest: an entry that is approved after its
 * opening is heard too. A final after a first round has its finalists, and the first round what it had.
 */
export const ROUND_ENTRIES = `
  jury_rounds round join contest_entries entry on entry.contest_id = round.contest_id and status = 'approved' and (
    exists (select from jury_assignments where round_id = round.id and entry_id = entry.id)
    or not exists (select from jury_rounds other where other.contest_id = round.contest_id and other.id <> round.id))`;

export async function listRoundEntries(manager: EntityManager, roundId: string): Promise<string[]> {
  const entries = await manager.query<Array<{ id: string }>>(
    `select entry.id from ${ROUND_ENTRIES} where round.id = $1 order by entry.id`,
    [roundId],
  );
  return entries.map(({ id }) => id);
}

export async function listApproved(manager: EntityManager, contestId: string): Promise<string[]> {
  const approved = await manager.query<Array<{ id: string }>>(
    `select id from contest_entries where contest_id = $1 and status = 'approved' order by id`,
    [contestId],
  );
  return approved.map(({ id }) => id);
}
