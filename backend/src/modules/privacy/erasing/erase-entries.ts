import type { EntityManager } from 'typeorm';

export interface ErasedEntry {
  id: string;
  contestId: string;
  status: string;
}

export interface Erased {
  entries: ErasedEntry[];
  /** Storage keys to delete after the commit. */
  files: string[];
}

/** The rows and files that belong to an entry beside its row. $1 the ids of entries, which the transaction has locked. */
const DELETE_WHAT_BELONGS = [
  `delete from outgoing_emails where entry_id = any($1)`,
  // Links that the address asked for, to all of its entries.
  `delete from outgoing_emails email using contest_entries entry
   where entry.id = any($1) and email.to_address = entry.email and email.template = 'entry-link'`,
  // Emails about the contest, of entrants who have no other entry in it. Others to an address that was only typed may be a stranger's,
  // such as an invitation to the jury.
  `delete from outgoing_emails email using contest_entries entry
   where entry.id = any($1) and email.contest_id = entry.contest_id and email.to_address = entry.email
     and (entry.address_proved_at is not null or email.template = 'rules-changed') and email.entry_id is null and not exists (
       select from contest_entries other
       where other.contest_id = entry.contest_id and other.email = entry.email and other.id <> all($1))`,
  `delete from owner_news where subject_id = any($1)`,
  // What a moderator wrote to the entrant.
  `update entry_events set sentence = null where entry_id = any($1) and sentence is not null`,
  `delete from audit_details details using audit_log act
   where act.id = details.audit_id and act.subject_kind = 'entry' and act.subject_id = any($1::text[])`,
  // What a judge wrote about it.
  `update jury_assignments set note = null where entry_id = any($1) and note is not null`,
  ...[
    'address_changes',
    'consents',
    'entry_corrections',
    'entry_links',
    'entry_messages',
    'entry_notes',
    'entry_revisions',
    'entry_sessions',
    'entry_videos',
    'ownership_proofs',
    'replaced_photos',
  ].map((table) => `delete from ${table} where entry_id = any($1)`),
];

/** The addresses that entries have and had. $1 the ids. */
const FIND_ADDRESSES = `
  select lower(email) as address from contest_entries where id = any($1)
  union select lower(to_address) from outgoing_emails where entry_id = any($1)`;

/**
 * What came back from the addresses of entries, of which no other entry and no account has one, and to which no email of another cause went:
 * an address that was only typed may be a stranger's, such as a judge's. $1 the ids of the entries, whose emails are deleted; $2 the addresses.
 */
const DELETE_BOUNCES = `
  delete from email_bounces bounce where address = any($2)
    and not exists (select from contest_entries other where lower(other.email) = bounce.address and other.id <> all($1))
    and not exists (select from users where users.email = bounce.address)
    and not exists (select from outgoing_emails email where lower(email.to_address) = bounce.address)`;

/** The references that need an entry: votes keep their choice, marks stay, and so do the places of a result. Of `entry`. */
export const IS_NEEDED = ['ballots', 'jury_assignments', 'result_lines', 'prize_offers']
  .map((table) => `exists (select from ${table} where entry_id = entry.id)`)
  .join(' or ');

/** Who wants the erasure. That of an entrant ends what the entry takes part in, as a withdrawal does. */
export type ErasedBy = 'entrant' | 'others';

/** Leaves an anonymous line of each entry that is needed. $1 the ids, $2 who wants it. */
const LEAVE_LINES = `
  update contest_entries entry set status = 'deleted', deleted_at = coalesce(deleted_at, site_now()), deleted_from = null,
    erased_at = site_now(), slug = 'erased-' || id, name = '', email = '', language = 'en', youtube_url = '', video_id = '',
    verification_image_url = null, card_image_url = null, view_count = null, views_refreshed_at = null, views_error = null,
    ai_use = null, ai_note = null, idempotency_key = null, updated_at = now(),
    withdrawn_at = case $2 when 'entrant' then coalesce(withdrawn_at, site_now()) else withdrawn_at end,
    withdrawn_from = case $2 when 'entrant' then coalesce(withdrawn_from, nullif(coalesce(deleted_from, status), 'rejected'), 'pending') else withdrawn_from end
  where id = any($1) and (${IS_NEEDED})`;

interface ChangeableEntry extends ErasedEntry {
  isDeleted: boolean;
  files: Array<string | null>;
}

/**
 * Deletes entries with all that belongs to them. Ids, states and times remain in the history of the entry, in the audit log, and in an
 * anonymous line where votes, marks or a result need it: it can be proved what was decided, but not who the entrant was. Does nothing
 * for an entry that is erased, so it can be repeated.
 */
export async function eraseEntries(manager: EntityManager, wanted: string[], by: ErasedBy): Promise<Erased> {
  // A decision that is under way adds an email; it ends first.
  const rows = await manager.query<ChangeableEntry[]>(
    `select id, contest_id as "contestId", coalesce(deleted_from, status) as status, deleted_from is not null as "isDeleted",
       array[verification_image_url, card_image_url] as files
     from contest_entries where id = any($1) and erased_at is null order by id for update`,
    [wanted],
  );
  const ids = rows.map(({ id }) => id);
  const others = await manager.query<Array<{ key: string }>>(
    `select unnest(array[verification_image_url, card_image_url]) as key from entry_revisions
     where entry_id = any($1) and verification_image_url is not null
     union all select unnest(array[verification_image_url, card_image_url]) from replaced_photos where entry_id = any($1)`,
    [ids],
  );
  const addresses = await manager.query<Array<{ address: string }>>(FIND_ADDRESSES, [ids]);
  for (const sql of DELETE_WHAT_BELONGS) await manager.query(sql, [ids]);
  await manager.query(DELETE_BOUNCES, [ids, addresses.map(({ address }) => address)]);
  await manager.query(LEAVE_LINES, [ids, by]);
  await manager.query('delete from contest_entries where id = any($1) and erased_at is null', [ids]);
  // The history of a deleted entry says so already.
  const ended = rows.filter(({ isDeleted }) => !isDeleted);
  await manager.query(
    `insert into entry_events (entry_id, actor_id, action, from_status)
     select id, null, 'delete', status from unnest($1::uuid[], $2::text[]) as erased (id, status)`,
    [ended.map(({ id }) => id), ended.map(({ status }) => status)],
  );
  return {
    entries: rows.map(({ id, contestId, status }) => ({ id, contestId, status })),
    files: [
      ...rows.flatMap(({ files }) => files.filter((key) => key !== null)),
      ...others.map(({ key }) => key),
    ],
  };
}
