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

/** What belongs to an entry beside its row. $1 the ids of entries, which the transaction has locked. */
const DELETE_WHAT_BELONGS = [
  `delete from outgoing_emails where entry_id = any($1)`,
  // Links that the address asked for, to all of its entries.
  `delete from outgoing_emails email using contest_entries entry
   where entry.id = any($1) and email.to_address = entry.email and email.template = 'entry-link'`,
  // Emails about the contest, of entrants who have no other entry in it.
  `delete from outgoing_emails email using contest_entries entry
   where entry.id = any($1) and email.contest_id = entry.contest_id and email.to_address = entry.email
     and email.entry_id is null and not exists (
       select from contest_entries other
       where other.contest_id = entry.contest_id and other.email = entry.email and other.id <> all($1))`,
  // In the order of the ids, as `LostVotes` adds them.
  `insert into lost_votes (ballot_id, entry_id)
   select id, entry_id from ballots where entry_id = any($1) and state in ('counted', 'quarantined')
   order by id on conflict do nothing`,
  // Their voters may vote again. The votes stay, and so does what quarantined them.
  `update ballots set state = 'withdrawn', withdrawn_from = case state when 'counted' then 'counted' else 'quarantined' end,
     entry_id = null, changed_at = site_now()
   where entry_id = any($1)`,
  `delete from owner_news where subject_id = any($1)`,
  // What a moderator wrote to the entrant.
  `update entry_events set sentence = null where entry_id = any($1) and sentence is not null`,
  `delete from audit_details details using audit_log act
   where act.id = details.audit_id and act.subject_kind = 'entry' and act.subject_id = any($1::text[])`,
  // The marks that judges gave it.
  `delete from audit_details details using audit_log act, jury_assignments assignment
   where act.id = details.audit_id and act.subject_kind = 'mark' and act.subject_id = assignment.id::text
     and assignment.entry_id = any($1)`,
];

/**
 * Deletes entries with all that belongs to them. Ids, states and times remain in the history of the entry and in the audit log, so that
 * it can be proved what was decided, but not who the entrant was. Does nothing for an entry that does not exist, so it can be repeated.
 */
export async function eraseEntries(
  manager: EntityManager,
  ids: string[],
  actorId: string | null = null,
): Promise<Erased> {
  // A decision that is under way adds an email; it ends first.
  await manager.query('select from contest_entries where id = any($1) order by id for update', [ids]);
  const others = await manager.query<Array<{ key: string }>>(
    `select unnest(array[verification_image_url, card_image_url]) as key from entry_revisions
     where entry_id = any($1) and verification_image_url is not null
     union all select unnest(array[verification_image_url, card_image_url]) from replaced_photos where entry_id = any($1)`,
    [ids],
  );
  for (const sql of DELETE_WHAT_BELONGS) await manager.query(sql, [ids]);
  const [rows] = await manager.query<[Array<ErasedEntry & { files: Array<string | null> }>, number]>(
    `delete from contest_entries where id = any($1)
     returning id, contest_id as "contestId", status, array[verification_image_url, card_image_url] as files`,
    [ids],
  );
  await manager.query(
    `insert into entry_events (entry_id, actor_id, action, from_status)
     select id, $2, 'delete', status from unnest($1::uuid[], $3::text[]) as erased (id, status)`,
    [rows.map(({ id }) => id), actorId, rows.map(({ status }) => status)],
  );
  return {
    entries: rows.map(({ files: _files, ...entry }) => entry),
    files: [
      ...rows.flatMap(({ files }) => files.filter((key) => key !== null)),
      ...others.map(({ key }) => key),
    ],
  };
}
