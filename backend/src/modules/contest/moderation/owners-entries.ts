import type { EntityManager } from 'typeorm';

/** SQL that is true of a `contest` whose voting has opened and whose result is not final. An earlier release certified contests without a result. */
const IS_UNDECIDED = `contest.voting_opens_at <= site_now()
  and (contest.certified_at is null or exists (select from contest_results where contest_id = contest.id and state <> 'dropped'))
  and not exists (select from contest_results where contest_id = contest.id and state = 'final')`;

/**
 * SQL that is true of an `entry` that is or was in the contest and that only the owner takes out: from the opening of voting until the result is final, and
 * for ever with an offer of the prize. It would lose its votes, its place or the prize, and what a moderator does is never final.
 */
const IS_OWNERS = `(entry.status = 'approved' or exists (select from entry_events
    where entry_id = entry.id and 'approved' in (from_status, to_status)))
  and (exists (select from prize_offers where entry_id = entry.id)
    or exists (select from contests contest where contest.id = entry.contest_id and ${IS_UNDECIDED}))`;

/** Of these entries, those that only the owner takes out of their contest. */
export async function findOwnersEntries(
  manager: EntityManager,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await manager.query<Array<{ id: string }>>(
    `select id from contest_entries entry where id = any($1) and ${IS_OWNERS}`,
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}
