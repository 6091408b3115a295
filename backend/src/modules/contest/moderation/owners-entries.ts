import type { EntityManager } from 'typeorm';

/** SQL that is true of a `contest` whose voting has opened and whose result is not final. An earlier release certified contests without a result. */
const IS_UNDECIDED = `contest.voting_opens_at <= site_now()
  and (contest.certified_at is null or exists (select from contest_results where contest_id = contest.id and state <> 'dropped'))
  and not exists (select from contest_results where contest_id = contest.id and state = 'final')`;

/** SQL that is true of an `entry` that is or was in the contest. */
const WAS_APPROVED = `(entry.status = 'approved' or exists (select from entry_events
  where entry_id = entry.id and 'approved' in (from_status, to_status)))`;

const WAS_OFFERED = 'exists (select from prize_offers where entry_id = entry.id)';

/**
 * SQL that is true of an `entry` that is or was in the contest and that only the owner takes out: from the opening of voting until the result is final, and
 * for ever with an offer of the prize. It would lose its votes, its place or the prize, and what a moderator does is never final.
 */
const IS_OWNERS = `${WAS_APPROVED} and (${WAS_OFFERED}
  or exists (select from contests contest where contest.id = entry.contest_id and ${IS_UNDECIDED}))`;

/**
 * SQL that is true of an `entry` that only the owner approves: one that had an offer of the prize, which would go on, and one that the owner has taken out
 * since the opening of voting, as nobody else could. One that a moderator returned to pending before comes back without the owner.
 */
const IS_APPROVAL_OWNERS = `(${WAS_OFFERED} or ${WAS_APPROVED} and exists (
  select from contests contest where contest.id = entry.contest_id and ${IS_UNDECIDED} and exists (
    select from entry_events taken
    where taken.entry_id = entry.id and taken.action in ('reject', 'disapprove')
      and taken.created_at + (site_now() - now()) >= contest.voting_opens_at
      and not exists (select from entry_events back
        where back.entry_id = entry.id and back.action = 'approve' and back.id > taken.id))))`;

/** What of an entry is the owner's alone. */
export interface OwnersPart {
  /** To take it out of the contest. */
  removal: boolean;
  approval: boolean;
}

/** What is the owner's alone, of each of these entries that exists. */
export async function findOwnersParts(
  manager: EntityManager,
  ids: readonly string[],
): Promise<Map<string, OwnersPart>> {
  const rows = await manager.query<Array<OwnersPart & { id: string }>>(
    `select id, ${IS_OWNERS} as removal, ${IS_APPROVAL_OWNERS} as approval
     from contest_entries entry where id = any($1) and status <> 'deleted'`,
    [ids],
  );
  return new Map(rows.map(({ id, ...part }) => [id, part]));
}
