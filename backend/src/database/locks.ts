import type { PoolClient } from 'pg';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';

/**
 * All locks of the product, on one page and in one order. A transaction takes them in the order of this page, so that no two wait for each other:
 * first the advisory locks, then the rows by their tables, of one table by id, and last the limit of a mailbox. What a transaction inserts,
 * updates or deletes is locked too. `locks.spec.ts` finds a lock of a source that is not on this page.
 */

/**
 * The keys of advisory locks. They never change: the servers of two releases run at once during an upgrade. A number is arbitrary.
 */
export const LOCKS = {
  /** Of the connection: one process changes the schema. */
  migrations: 7_225_888,
  /** Of the connection: one process seeds the demo, or adds or removes the example. */
  demo: 7_225_889,
  /** Of the connection: one nightly run at a time. */
  retention: 1_766_600_001,
  /** Of the connection: one backup at a time. */
  backups: 1_768_000_005,
  /** Of the connection: one backup is verified at a time. */
  verifications: 1_768_000_006,
  /** Of the connection: one restore at a time. */
  restores: 1_768_000_020,
  /** Of the connection: one backup is uploaded at a time. */
  backupUploads: 1_768_000_021,
  /** Of the connection: one worker deletes old backups at a time. */
  tidying: 1_768_000_037,
  /** Of the connection: the folder of a backup that is being uploaded, or whose rest is being deleted. An upload has `backupUploads` before. */
  backupFolder: (name: string) => `backup folder ${name}`,
  /** One worker seals acts at a time. */
  seals: 1_766_800_000,

  /**
   * Shared by whoever deletes what a legal hold could keep: a hold that is being set waits for these transactions, and they see one that is
   * set. Before any row, which the transaction of the hold may lock too.
   */
  holds: 1_766_600_000,
  /** One transaction at a time scores votes, decides on votes, or computes a result. */
  scores: 1_766_920_000,
  /** The judges and rounds of a contest. An act that brings an entry back takes this lock before the row of the entry. The trigger of `jury_rounds` takes it too. */
  jury: (contestId: string) => `jury ${contestId}`,
  /** The list of throwaway domains, and which of them a contest opens and closes with: its acts are in the order in which they took effect. */
  domains: 'disposable_domains',
  /** Of deletions of entries at once, each counts those before it. */
  deletions: 'entry deletions',
  /** Of requests of one voter at once, each counts those before it. */
  voteLinks: (voterKey: Buffer) => `vote-link${voterKey.toString('hex')}`,
  /** One worker writes how many voters got an email, so that each entry has one act. */
  toldVoters: 'votes.informVoters',
  /** Of looks of one owner at suspicious votes at once, the first is written. */
  voteViews: (ownerId: string) => `votes.view${ownerId}`,
  /** Of two changes of one text of an email at once, the second sees the first. */
  emailText: (id: string) => `email text ${id}`,
  /** Of tokens that are made at once, each counts those before it. */
  tokens: 'api-tokens',
  /** Invitations follow each other, so each counts those before it. A repeated invitation locks the row of the moderator first. */
  invitations: 'staff',

  /** After all rows that the email is about: of emails of one template to one mailbox at once, each counts those before it. */
  mailbox: (template: string, mailbox: Buffer) => `${template}${mailbox.toString('hex')}`,
};

/**
 * The tables whose rows are locked before they are read. Those of one group follow each other; those of different groups are never locked in
 * one transaction, or without waiting (`skip locked`).
 */
export const ROW_LOCKS = [
  // Accounts
  ['staff', 'a moderator: invited again, accepted or revoked once'],
  ['users', 'the sessions and the links of an account'],

  // The owner's texts and songs
  ['site_texts', 'the texts of the site and their portraits; shared: that a milestone names a song'],
  [
    'site_settings',
    'shared: that the site is not public, while a song is edited or published, or the example added',
  ],
  ['uploaded_songs', 'an edit, a count of plays, and that the song stays'],

  // The owner's settings, each alone
  ['care_settings', 'when the owner gets emails about backups'],
  ['notice_settings', 'when the owner gets emails about news'],
  ['retention_rules', 'the term of a kind of personal data'],
  ['contact_messages', 'the order of the answers'],

  // A contest
  ['contest_results', 'a version that is completed or announced; what is stored for it'],
  ['vote_requests', 'a link that is used once'],
  [
    'contest_entries',
    'a decision, a change, a withdrawal or an erasure of the entry; shared: that it stays as it is; for a key: that it stays',
  ],
  ['entry_revisions', 'a change that waits for a decision, before the nightly job deletes it'],
  ['entry_videos', 'what is known of a video: one worker sees it break'],
  ['erasure_requests', 'a request that is taken back or done'],
  ['moderation_reasons', 'that the reason of a decision stays'],
  ['jury_assignments', 'the marks of one judge for one entry'],
  ['judges', 'a link, an acceptance and a revocation; shared: that the judge is not revoked'],
  [
    'jury_rounds',
    'the end of a round, and who is assigned; shared by marks that are under way. Triggers of the assignments lock it too',
  ],
  [
    'contests',
    'dates, rules and the result; shared by votes, marks and decisions about them. `lock_contest()` and triggers lock it too, such as those that count approved entries',
  ],
  ['ballots', 'a vote whose state is decided'],
  ['lost_votes', 'a vote whose entry has left: one worker emails its voter'],
  ['outgoing_emails', 'an email that is being sent; by id'],
  ['prize_offers', 'an offer: a trigger of the entries locks it, and one of the emails writes it'],

  // Leftovers, without waiting
  ['captchas', 'those that have expired'],
  ['used_vote_challenges', 'those that have expired'],
  ['rate_limits', 'those that are over'],
] as const;

type Key = number | string;
type Queries = Pick<EntityManager, 'query'>;

/** Waits for the lock. The transaction keeps it until its end. */
export async function lock(manager: Queries, key: Key): Promise<void> {
  await manager.query(`select pg_advisory_xact_lock(${sqlOf(key)})`, [key]);
}

/** As `lock`, beside others that share it. */
export async function shareLock(manager: Queries, key: Key): Promise<void> {
  await manager.query(`select pg_advisory_xact_lock_shared(${sqlOf(key)})`, [key]);
}

/** As `lock`, but returns false instead of waiting. */
export function tryLock(manager: Queries, key: Key): Promise<boolean> {
  return isFree(manager, `pg_try_advisory_xact_lock(${sqlOf(key)})`, key);
}

/** Waits for a lock that outlasts transactions, until `unlock` or the end of the connection. */
export async function lockConnection(connection: Queries, key: Key): Promise<void> {
  await connection.query(`select pg_advisory_lock(${sqlOf(key)})`, [key]);
}

/** As `lockConnection`, but returns false instead of waiting. */
export function tryLockConnection(connection: Queries, key: Key): Promise<boolean> {
  return isFree(connection, `pg_try_advisory_lock(${sqlOf(key)})`, key);
}

export async function unlock(connection: Queries, key: Key): Promise<void> {
  await connection.query(`select pg_advisory_unlock(${sqlOf(key)})`, [key]);
}

/**
 * Works while a connection of its own has the lock, which ends with the process at the latest.
 * @param work may take further locks of this connection, which end with its own
 * @returns what the work returns, or false, without any work, while another has the lock
 */
export function tryWithLock<T>(
  dataSource: DataSource,
  key: Key,
  work: (connection: EntityManager) => Promise<T>,
): Promise<T | false> {
  return withConnection(dataSource, async ({ manager }) =>
    (await tryLockConnection(manager, key)) ? await work(manager) : false,
  );
}

/** As `tryWithLock`, but waits for the lock as long as the other works. A request would keep its connection from all others meanwhile. */
export function withLock<T>(dataSource: DataSource, key: Key, work: () => Promise<T>): Promise<T> {
  return withConnection(dataSource, async (runner) => {
    await runner.startTransaction();
    // Longer than a statement may wait otherwise.
    await runner.query('set local lock_timeout = 0');
    await lockConnection(runner.manager, key);
    await runner.commitTransaction();
    return work();
  });
}

/** The connection returns to the others without locks. */
async function withConnection<T>(
  dataSource: DataSource,
  work: (runner: QueryRunner) => Promise<T>,
): Promise<T> {
  const runner = dataSource.createQueryRunner();
  const connection = (await runner.connect()) as PoolClient;
  try {
    return await work(runner);
  } finally {
    // If this fails, the end of the connection releases the locks.
    await runner.query('select pg_advisory_unlock_all()').catch(() => connection.end());
    await runner.release();
  }
}

/** Whether a connection has the lock. Takes nothing, so whoever tries the lock meanwhile gets it. */
export async function isHeld(manager: Queries, key: number): Promise<boolean> {
  const [row] = await manager.query<[{ isHeld: boolean }]>(
    `select exists (select from pg_locks join pg_database on pg_database.oid = database
       where datname = current_database() and locktype = 'advisory' and granted
         and (classid::bigint << 32) + objid::bigint = $1 and objsubid = 1) as "isHeld"`,
    [key],
  );
  return row.isHeld;
}

/** SQL that is true when no connection has the lock. The statement has it until its end. */
export const isUnlocked = (key: number) => `pg_try_advisory_xact_lock(${key})`;

function sqlOf(key: Key): string {
  return typeof key === 'number' ? '$1' : 'hashtextextended($1, 0)';
}

async function isFree(manager: Queries, call: string, key: Key): Promise<boolean> {
  const [row] = await manager.query<[{ isFree: boolean }]>(`select ${call} as "isFree"`, [key]);
  return row.isFree;
}
