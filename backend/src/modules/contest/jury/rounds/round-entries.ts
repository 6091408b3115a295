import type { EntityManager } from 'typeorm';
import { AUDIT_LOG } from '../../../audit/public.sql.js';
import { ENTRIES } from '../../entries/public.sql.js';

/**
 * SQL for the approved entries of each round. While a round is alone, it has all of the contest: an entry that is approved after its
 * opening is heard too. After a first round, the final has its finalists, and the entries that no judge has heard and no act passes over; the first
 * round has what it had. The opening of a final by the release before does not say what it passes over.
 */
export const ROUND_ENTRIES = `
  jury_rounds round
    left join lateral (
      select data -> 'passedOver' as passed_over from ${AUDIT_LOG}
      where contest_id = round.contest_id and action = 'round.open' and subject_id = round.id::text and number = 2
    ) opening on true
    left join lateral (
      select array_agg(data ->> 'entryId') as passed_later from ${AUDIT_LOG}
      where contest_id = round.contest_id and action = 'round.passOver' and number = 2
    ) late on true
    join ${ENTRIES} entry on entry.contest_id = round.contest_id and status = 'approved' and (
      exists (select from jury_assignments where round_id = round.id and entry_id = entry.id)
      or not exists (select from jury_rounds other where other.contest_id = round.contest_id and other.id <> round.id)
      or passed_over is not null and not passed_over ? entry.id::text
        and entry.id::text <> all (coalesce(passed_later, '{}')))`;

export async function listRoundEntries(manager: EntityManager, roundId: string): Promise<string[]> {
  const entries = await manager.query<Array<{ id: string }>>(
    `select entry.id from ${ROUND_ENTRIES} where round.id = $1 order by entry.id`,
    [roundId],
  );
  return entries.map(({ id }) => id);
}

export async function listApproved(manager: EntityManager, contestId: string): Promise<string[]> {
  const approved = await manager.query<Array<{ id: string }>>(
    `select id from ${ENTRIES} where contest_id = $1 and status = 'approved' order by id`,
    [contestId],
  );
  return approved.map(({ id }) => id);
}
