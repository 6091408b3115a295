import type { EntityManager } from 'typeorm';
import type { ResultsOfContests } from '../../contests/results-of-contests.js';
import { CONTESTS } from '../../contests/public.sql.js';

/** SQL that is true of an `entry` of a contest whose voting has opened and whose result is not final. */
const IS_UNDECIDED = `exists (select from ${CONTESTS} contest
  where contest.id = entry.contest_id and contest.voting_opens_at <= site_now() and contest.result_final_at is null)`;

/** SQL that is true of an `entry` that is or was in the contest. */
const WAS_APPROVED = `(entry.status = 'approved' or exists (select from entry_events
  where entry_id = entry.id and 'approved' in (from_status, to_status)))`;

/** SQL that is true of an `entry` that the owner took out after voting had opened, and that is not back. Nobody else could. */
const WAS_TAKEN_OUT = `exists (select from entry_events taken join ${CONTESTS} contest on contest.id = entry.contest_id
  where taken.entry_id = entry.id and taken.action in ('reject', 'disapprove')
    and taken.created_at + (site_now() - now()) >= contest.voting_opens_at
    and not exists (select from entry_events back
      where back.entry_id = entry.id and back.action = 'approve' and back.id > taken.id))`;

/** The parts of an entry that are the owner's alone. */
export interface OwnersPart {
  /** To take it out of the contest. */
  removal: boolean;
  approval: boolean;
}

/**
 * The parts that are the owner's alone, of each of these entries that exists. Only the owner takes an entry out that is or was in the contest, from the opening of
 * voting until the result is final, and for ever with an offer of the prize: it would lose its votes, its place or the prize, and what a
 * moderator does is never final. Only the owner approves what the owner has taken out meanwhile, and an entry with an offer, which would go on.
 * One that a moderator returned to pending before comes back without the owner.
 */
export async function findOwnersParts(
  manager: EntityManager,
  results: ResultsOfContests,
  ids: readonly string[],
): Promise<Map<string, OwnersPart>> {
  const rows = await manager.query<Array<OwnersPart & { id: string; wasApproved: boolean }>>(
    `select id, ${WAS_APPROVED} as "wasApproved", ${WAS_APPROVED} and ${IS_UNDECIDED} as removal,
       ${WAS_APPROVED} and ${IS_UNDECIDED} and ${WAS_TAKEN_OUT} as approval
     from contest_entries entry where id = any($1) and status <> 'deleted'`,
    [ids],
  );
  const offered = await results.listOffered(manager, ids);
  return new Map(
    rows.map(({ id, wasApproved, removal, approval }) => [
      id,
      { removal: removal || (wasApproved && offered.has(id)), approval: approval || offered.has(id) },
    ]),
  );
}
