import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EntityManager } from 'typeorm';
import { createTestApp, type TestApp } from '../test/app.js';
import { type Client, client } from '../test/client.js';
import { insertApiToken } from '../test/factories/api-tokens.js';
import { createEntry, createExampleContest, currentContest } from '../test/factories/contest.js';
import { createEmail } from '../test/factories/emails.js';
import { createSong } from '../test/factories/songs.js';
import { accessTokenOf, createModerator, createUser } from '../test/factories/users.js';
import { createBallot } from '../test/factories/votes.js';
import { OwnStore } from '../test/s3.js';
import { freePort } from '../test/free-port.js';
import { CONFIG } from './config/config.module.js';
import type { Config } from './config/config.js';
import { LOCKS, lockConnection, unlock } from './database/locks.js';
import { ChangeTopics } from './infra/changes/change-topics.js';
import { storeBackupBucket } from './infra/settings/backup-bucket.js';
import { ErasureJournal, JOURNAL_FILE } from './infra/storage/erasure-journal.js';
import { Storage } from './infra/storage/storage.js';
import { AuditSealer } from './modules/audit/seals/audit-sealer.js';
import type { User } from './modules/auth/user.entity.js';
import type { BackupDto, CareDto } from './modules/care/care.dto.js';
import { BackupsSweep } from './modules/care/jobs/backups.sweep.js';
import { TidyingSweep } from './modules/care/jobs/tidying.sweep.js';
import { beginAskedRestore, END_ABANDONED } from './modules/care/restores/restore-state.js';
import type { ContestEntry } from './modules/contest/entries/contest-entry.entity.js';
import { voterKey } from './modules/contest/voting/voter-keys.js';
import { carryOutRestore } from './restore-by-owner.js';

const NAME = 'Paattu';

let app: TestApp;
let config: Config;
let owner: User;
let care: Client;
let folder: string;
let storage: Storage;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paattu-backups-'));
  app = await createTestApp({ env: { BACKUP_DIR: folder } });
  config = app.api.get<Config>(CONFIG, { strict: false });
  storage = app.api.get(Storage, { strict: false });
  owner = await createUser(app, { owner: true });
  care = client(app).as(owner).at('/api/admin/care');
});
afterEach(async () => {
  jest.restoreAllMocks();
  await app.close();
  await rm(folder, { recursive: true });
});

const query = <Row>(sql: string, parameters: unknown[] = []) => app.dataSource.query<Row[]>(sql, parameters);

async function addSong(slug: string): Promise<void> {
  const key = `audio-files/owner/${slug}.mp3`;
  await createSong(app, { slug, audioFileUrl: key });
  await storage.put(key, `the sound of ${slug}`);
}

const songs = async () =>
  (await query<{ slug: string }>('select slug from uploaded_songs order by slug')).map(({ slug }) => slug);

/** Backups have the name of their second, so another one in the same second is that one. */
async function backUp(): Promise<BackupDto> {
  const before = (await care.get<CareDto>('')).body.backups.map(({ id }) => id);
  for (;;) {
    expect((await care.post('/backups')).status).toBe(202);
    await new BackupsSweep(config, app.dataSource).run();
    await new TidyingSweep(config, app.dataSource, app.get(ErasureJournal)).run();
    const [backup] = (await care.get<CareDto>('')).body.backups;
    expect(backup?.state).toBe('done');
    if (!before.includes(backup!.id)) return backup!;
  }
}

const ask = (id: string, name = NAME) => care.post<CareDto>(`/backups/${id}/restore`, { name });

/** As the process does that has the role which owns the tables. */
async function restore({ id }: BackupDto): Promise<void> {
  expect((await ask(id)).status).toBe(202);
  if (await beginAskedRestore(config, app.dataSource)) await carryOutRestore(config);
  // All sessions have ended.
  care = client(app).as(owner).at('/api/admin/care');
}

const outcome = async () => {
  const [row] = await query<{ state: string; failure: string | null; error: string | null }>(
    'select state, failure, error from restores order by asked_at desc limit 1',
  );
  return row;
};

const nameOf = async ({ id }: BackupDto) =>
  (await query<{ name: string }>('select name from backups where id = $1', [id]))[0]!.name;

/** Changes a stored backup, and its checksums. */
async function change(backup: BackupDto, file: string, edit: (text: string) => string): Promise<void> {
  const path = join(folder, await nameOf(backup), file);
  await writeFile(path, edit(await readFile(path, 'utf8')));
}

describe('a restore', () => {
  // @trust restore-by-owner
  test('brings back rows and files, and makes a backup of the site as it was before', async () => {
    await addSong('rain');
    const backup = await backUp();
    await query('delete from uploaded_songs');
    await storage.delete('audio-files/owner/rain.mp3');
    await addSong('hail');

    await restore(backup);

    expect(await outcome()).toEqual({ state: 'done', failure: null, error: null });
    expect(await songs()).toEqual(['rain']);
    expect((await storage.stat('audio-files/owner/rain.mp3'))?.size).toBe('the sound of rain'.length);
    const backups = await query<{ cause: string }>('select cause from backups order by begun_at');
    expect(backups).toEqual([{ cause: 'owner' }, { cause: 'restore' }]);

    care = client(app).as(owner).at('/api/admin/care');
    const [former] = (await care.get<CareDto>('')).body.backups;
    await restore(former!);
    expect(await songs()).toEqual(['hail']);
  });

  test('brings the example back, but not on a public site, and may take it away', async () => {
    const setPublic = (isPublic: boolean) =>
      query(`insert into site_settings (not_public_since) values (${isPublic ? 'null' : 'now()'})
        on conflict (one) do update set not_public_since = excluded.not_public_since`);
    const examples = () => query(`select title from contests where is_example`);
    await setPublic(false);
    const without = await backUp();
    await createEntry(app, { contestId: await createExampleContest(app), isDemo: true });
    const backup = await backUp();

    await restore(backup);
    expect(await outcome()).toMatchObject({ state: 'done' });
    expect(await examples()).toEqual([{ title: 'Try it' }]);
    await restore(without);
    expect(await outcome()).toMatchObject({ state: 'done' });
    expect(await examples()).toEqual([]);

    await setPublic(true);
    await restore(backup);
    expect(await outcome()).toMatchObject({ state: 'failed', failure: 'has-example' });
    expect(await examples()).toEqual([]);
  });

  // @trust restore-by-owner
  test('leaves the serving role its rights, and no others', async () => {
    await restore(await backUp());
    await addSong('rain');
    await expect(query('delete from audit_log')).rejects.toMatchObject({ code: '42501' });
    await expect(query('drop table uploaded_songs')).rejects.toMatchObject({ code: '42501' });
  });

  // @trust restore-traces
  test('keeps each act since the backup with its seal, and adds itself', async () => {
    const contest = await currentContest(app);
    await query(`update contests set certified_at = null, votes_closed_at = null`);
    const sweep = new AuditSealer(app.dataSource, app.get(ChangeTopics));
    await record(contest.id);
    await sweep.run();
    const backup = await backUp();
    await record(contest.id);
    await sweep.run();
    await record(contest.id);
    await query(`insert into personal_reads (user_id, what, subject_id) values ($1, 'entry', 'x')`, [
      owner.id,
    ]);
    const log = await query('select * from audit_log order by id');
    const seals = await query('select * from audit_seals order by contest_id, position');

    await restore(backup);

    const after = await query<{ action: string; data: object }>('select * from audit_log order by id');
    expect(after.slice(0, log.length)).toEqual(log);
    expect(after.slice(log.length)).toMatchObject([
      { action: 'backup.askRestore' },
      { action: 'backup.restore', data: { votes: 0 } },
    ]);
    expect(await query('select * from audit_seals order by contest_id, position')).toEqual(seals);
    expect(await query('select what from personal_reads')).toEqual([{ what: 'entry' }]);
    await sweep.run();
    expect(await query('select from unsealed_acts')).toEqual([]);
  });

  // @trust restore-traces
  test('tells in the acts of the contest how many votes it takes back', async () => {
    const entry = await createEntry(app, { status: 'approved' });
    await query(`update contests set certified_at = null, votes_closed_at = null`);
    const stays = await vote(entry, 'asha@visitor.example');
    const changes = await vote(entry, 'binu@visitor.example');
    const backup = await backUp();
    await vote(entry, 'chandra@visitor.example');
    await query(`update ballots set state = 'quarantined' where id = $1`, [changes]);

    await restore(backup);

    expect(await query('select id from ballots order by id')).toEqual(
      [stays, changes].sort().map((id) => ({ id })),
    );
    expect(
      await query(`select contest_id, data->'votes' as votes from audit_log where action = 'backup.restore'`),
    ).toEqual([{ contest_id: entry.contestId, votes: 2 }]);
  });

  // @trust restore-fair
  test.each([
    ['the close of votes', 'update contests set votes_closed_at = now()'],
    ['a result', 'update contests set certified_at = now()'],
    [
      'a look at the tallies',
      `insert into tally_openings (contest_id, actor_id, reason) select id, gen_random_uuid(), 'a question' from contests`,
    ],
    ['a count', `insert into contest_results (contest_id, version) select id, 1 from contests`],
    [
      'the begin of a round of judges',
      `insert into jury_rounds (contest_id, number, seed, closes_at) select id, 1, 7, now() + interval '1 day' from contests`,
    ],
  ])('undoes not %s', async (_, since) => {
    await query(`update contests set certified_at = null, votes_closed_at = null, result_final_at = null`);
    const backup = await backUp();
    await app.asSuperuser(since);
    await addSong('hail');
    await restore(backup);
    expect(await outcome()).toMatchObject({ state: 'failed', failure: 'undoes-result' });
    expect(await songs()).toEqual(['hail']);
  });

  // @trust restore-accounts
  test('brings back nothing that opens an account', async () => {
    const moderator = await createModerator(app);
    await insertApiToken(app, owner.id, { scopes: ['songs:read'] });
    await accessTokenOf(app, moderator);
    await query(
      `insert into passkeys (user_id, name, credential_id, public_key) values ($1, 'lost phone', '\\x01', '\\x01')`,
      [owner.id],
    );
    const backup = await backUp();
    await query(`update users set password_hash = 'changed since' where id = $1`, [owner.id]);
    await query('delete from passkeys');
    await query('update api_tokens set revoked_at = now()');
    await query('update staff set revoked_at = now()');
    await query(`insert into security_events (kind, user_id) values ('passkey-removed', $1)`, [owner.id]);

    await restore(backup);

    expect(await query('select password_hash from users where id = $1', [owner.id])).toEqual([
      { password_hash: 'changed since' },
    ]);
    for (const table of ['refresh_tokens', 'passkeys', 'identity_checks', 'account_tokens'])
      expect([table, await query(`select * from ${table}`)]).toEqual([table, []]);
    expect(await query('select from api_tokens where revoked_at is null')).toEqual([]);
    expect(await query('select from staff where revoked_at is null')).toEqual([]);
    expect(await query(`select user_id from security_events where kind = 'passkey-removed'`)).toEqual([
      { user_id: owner.id },
    ]);
  });

  test('leaves a moderator and her passkey of today', async () => {
    const moderator = await createModerator(app);
    const backup = await backUp();
    await query(
      `insert into passkeys (user_id, name, credential_id, public_key) values ($1, 'new phone', '\\x02', '\\x01')`,
      [moderator.id],
    );
    await restore(backup);
    expect(await query('select user_id, name from passkeys')).toEqual([
      { user_id: moderator.id, name: 'new phone' },
    ]);
    expect(await query('select revoked_at from staff')).toEqual([{ revoked_at: null }]);
  });

  // @trust restore-emails
  test('sends no email again, and none to who has opted out since', async () => {
    const email = await createEmail(app, { status: 'queued' });
    const waiting = await createEmail(app, { status: 'queued' });
    const forgotten = await createEmail(app, { status: 'queued' });
    const backup = await backUp();
    await query(`update outgoing_emails set status = 'sent', sent_at = now() where id = $1`, [email.id]);
    await query(`insert into email_opt_outs (email) values ('asha@visitor.example')`);
    await query('delete from outgoing_emails where id = $1', [forgotten.id]);
    const since = await createEmail(app, { status: 'queued', template: 'password-changed' });
    await createEmail(app, { status: 'queued', entryId: owner.id });
    await restore(backup);
    const statusOf = async ({ id }: { id: string }) =>
      (await query<{ status: string }>('select status from outgoing_emails where id = $1', [id]))[0]?.status;
    expect(await Promise.all([email, waiting, forgotten, since].map(statusOf))).toEqual([
      'sent',
      'queued',
      'failed',
      'queued',
    ]);
    expect(await query('select from outgoing_emails')).toHaveLength(4);
    expect(await query('select email from email_opt_outs')).toEqual([{ email: 'asha@visitor.example' }]);
  });

  // @trust restore-emails
  test('offers no prize twice, and reminds no judge and no voter twice', async () => {
    const entry = await createEntry(app, { status: 'approved' });
    await query(`update contests set certified_at = null, votes_closed_at = null`);
    const ballot = await vote(entry, 'asha@visitor.example');
    const offer = await createEmail(app, { status: 'queued', template: 'prize-offer', entryId: entry.id });
    await app.asSuperuser(
      `insert into judges (contest_id, name, locale, link_hash, link_expires_at) select id, 'Meera', 'ml', 'hash', now() from contests;
       insert into jury_rounds (contest_id, number, seed, closes_at) select id, 1, 7, now() + interval '1 day' from contests;
       insert into prize_offers (contest_id, entry_id, place, email_id) select id, '${entry.id}', 1, '${offer.id}' from contests;
       insert into lost_votes (ballot_id, entry_id) values ('${ballot}', '${entry.id}')`,
    );
    const backup = await backUp();
    const at = '2025-07-01T08:00:00.000Z';
    await app.asSuperuser(
      `insert into jury_reminders (judge_id, round_id, kind, sent_at) select judge.id, round.id, '72h', '${at}' from judges judge, jury_rounds round;
       update outgoing_emails set status = 'sent', delivery = 'smtp', sent_at = '${at}';
       update prize_offers set reminded_at = '${at}';
       update lost_votes set emailed_at = '${at}'`,
    );

    await restore(backup);

    expect(await outcome()).toMatchObject({ state: 'done' });
    expect(
      await query(
        `select reminder.sent_at, email_sent_at, due_at, reminded_at, emailed_at from jury_reminders reminder, prize_offers, lost_votes`,
      ),
    ).toEqual([
      {
        sent_at: new Date(at),
        email_sent_at: new Date(at),
        due_at: new Date('2025-07-03T08:00:00.000Z'),
        reminded_at: new Date(at),
        emailed_at: new Date(at),
      },
    ]);
  });

  test('keeps what the owner has set since, and what she had set before', async () => {
    await query(
      `insert into site_settings (one, time_zone) values (true, 'Asia/Dubai') on conflict (one) do update set time_zone = 'Asia/Dubai'`,
    );
    const backup = await backUp();
    await query(`update site_settings set time_zone = null, owner_email = 'owner@paattu.example'`);
    await restore(backup);
    expect(await outcome()).toEqual({ state: 'done', failure: null, error: null });
    expect(await query('select time_zone, owner_email from site_settings')).toEqual([
      { time_zone: 'Asia/Dubai', owner_email: 'owner@paattu.example' },
    ]);
  });

  // @trust restore-traces
  test('hides no public site, and brings back no link to look at it', async () => {
    await query(
      `update site_settings set not_public_since = now(), look_link_id = gen_random_uuid(), look_until = now() + interval '1 day'`,
    );
    const backup = await backUp();
    await query(`update site_settings set not_public_since = null, look_link_id = null, look_until = null`);
    await restore(backup);
    expect(await query('select not_public_since, look_link_id, look_until from site_settings')).toEqual([
      { not_public_since: null, look_link_id: null, look_until: null },
    ]);
  });

  // @trust restore-fair
  test('goes not back behind a download of the votes', async () => {
    const entry = await createEntry(app, { status: 'approved' });
    await query('update contests set certified_at = null, votes_closed_at = null');
    await vote(entry, 'asha@visitor.example');
    const backup = await backUp();
    expect((await care.post(`/backups/${backup.id}/link`)).status).toBe(200);
    await restore(backup);
    expect(await outcome()).toMatchObject({ state: 'failed', failure: 'undoes-result' });
  });

  // @trust restore-erases-again
  test('erases again what was erased since, also by the journal beside the backups', async () => {
    const [here, there] = [await createEntry(app), await createEntry(app)];
    const backup = await backUp();
    const line = (id: string) =>
      ({ at: new Date().toISOString(), what: 'entry', id, by: 'entrant' }) as const;
    await app.get(ErasureJournal).append(line(here.id));
    await writeFile(join(folder, JOURNAL_FILE), `${JSON.stringify(line(there.id))}\n`);
    await restore(backup);
    expect(await outcome()).toEqual({ state: 'done', failure: null, error: null });
    expect(await query('select name from contest_entries')).toEqual([]);
  });

  test('goes on with what was to be erased again, when its process was killed', async () => {
    const entry = await createEntry(app);
    await app.get(ErasureJournal).append({ at: new Date().toISOString(), what: 'entry', id: entry.id });
    await query(
      `insert into restores (backup_name, backup_made_at, asked_by, state) values ('x', now(), $1, 'erasing')`,
      [owner.id],
    );
    expect(await carryOutRestore(config)).toBe(true);
    expect(await outcome()).toMatchObject({ state: 'done' });
    expect(await query('select from contest_entries')).toEqual([]);
  });

  // @trust vote-pepper
  test('with votes that have another VOTE_PEPPER leaves the site', async () => {
    const entry = await createEntry(app, { status: 'approved' });
    await query('update contests set certified_at = null');
    await vote(entry, 'asha@visitor.example');
    const backup = await backUp();
    await query('delete from uploaded_songs');
    jest.replaceProperty(config, 'votePepper', 'another-pepper-0123456789abcdef01234');
    await restore(backup);
    expect(await outcome()).toMatchObject({ state: 'failed', failure: 'other-pepper' });
  });

  // @trust restore-erases-again
  test('whose connection breaks after its commit erases again before it is over', async () => {
    const entry = await createEntry(app);
    const backup = await backUp();
    await app.get(ErasureJournal).append({ at: new Date().toISOString(), what: 'entry', id: entry.id });
    const send = EntityManager.prototype.query;
    jest.spyOn(EntityManager.prototype, 'query').mockImplementation(function (
      this: EntityManager,
      sql: string,
      parameters?: object,
    ) {
      if (sql.includes('pg_advisory_unlock') && String(parameters) === String(LOCKS.migrations)) {
        jest.restoreAllMocks();
        return Promise.reject(new Error('Connection terminated'));
      }
      return send.call(this, sql, parameters as unknown[]);
    });
    await restore(backup);
    expect(await outcome()).toMatchObject({ state: 'erasing' });
    expect(await carryOutRestore(config)).toBe(true);
    expect(await outcome()).toMatchObject({ state: 'done', failure: null });
    expect(await app.dataSource.query('select from contest_entries')).toEqual([]);
  });

  test('whose process does not come back ends, and one that runs does not', async () => {
    await query(
      `insert into restores (backup_name, backup_made_at, asked_by, state) values ('x', now(), $1, 'running')`,
      [owner.id],
    );
    const running = app.dataSource.createQueryRunner();
    await lockConnection(running.manager, LOCKS.restores);
    await query(END_ABANDONED);
    expect(await outcome()).toMatchObject({ state: 'running' });
    await unlock(running.manager, LOCKS.restores);
    await running.release();
    await query(END_ABANDONED);
    expect(await outcome()).toMatchObject({ state: 'failed', failure: 'interrupted' });
  });

  test('that was killed before leaves the site, and says so', async () => {
    await addSong('rain');
    await query(
      `insert into restores (backup_name, backup_made_at, asked_by, state) values ('x', now(), $1, 'running')`,
      [owner.id],
    );
    expect(await carryOutRestore(config)).toBe(true);
    expect(await outcome()).toMatchObject({ state: 'failed', failure: 'interrupted' });
    expect(await songs()).toEqual(['rain']);
  });
});

describe('the site stays as it is when the backup', () => {
  let backup: BackupDto;

  beforeEach(async () => {
    await addSong('rain');
    backup = await backUp();
    await query('delete from uploaded_songs');
  });

  const failsWith = async (failure: string) => {
    await restore(backup);
    expect(await outcome()).toMatchObject({ state: 'failed', failure });
    expect(await songs()).toEqual([]);
  };

  test('lacks a file', async () => {
    await rm(join(folder, await nameOf(backup), 'database', 'users.copy'));
    await failsWith('damaged');
  });

  test('has a file that was cut off', async () => {
    await change(backup, 'database/uploaded_songs.copy', (text) => text.slice(0, -20));
    await failsWith('damaged');
  });

  test('is of a newer release', async () => {
    await changeWell(backup, 'backup.json', (text) =>
      text.replace('"migrations": [', '"migrations": ["FromTheFuture9999999999999",'),
    );
    await failsWith('other-release');
    expect((await outcome())?.error).toContain('FromTheFuture9999999999999');
  });

  // @trust restore-foreign
  test('was changed, and its checksums with it', async () => {
    await changeWell(backup, 'database/uploaded_songs.copy', (text) => text.replace('rain', 'hail'));
    await failsWith('damaged');
  });

  // @trust restore-foreign
  test('names a table that no backup has', async () => {
    await query(`update backups set checksum = null, cause = 'found'`);
    await changeWell(backup, 'backup.json', (text) =>
      text.replaceAll('"rate_limits"', '"x"').replace('"name": "users"', '"name": "kept_users"'),
    );
    await failsWith('damaged');
    expect((await outcome())?.error).toContain('kept_users');
  });

  // @trust restore-foreign
  test('is of another site, and this one has had entries', async () => {
    await query(`update backups set checksum = null, cause = 'found'`);
    await query(`insert into audit_log (action, subject_kind) values ('entry.approve', 'entry')`);
    await failsWith('foreign');
  });

  // @trust restore-foreign
  test('is of another site, and this one has entries', async () => {
    await query(`update backups set checksum = null, cause = 'found'`);
    await createEntry(app);
    await failsWith('foreign');
  });
});

/** What becomes of each table that has a right, or what proves one. */
const RIGHTS: Record<'asBefore' | 'empty' | 'ofBackup', Record<string, string>> = {
  asBefore: {
    api_tokens: 'user_id scopes token_hash revoked_at',
    code_apps: 'user_id',
    passkeys: 'user_id credential_id public_key',
    recovery_codes: 'user_id code_hash',
    site_settings: 'owner_email look_link_id',
    staff: 'user_id role token_hash accepted_at revoked_at',
    staff_browsers: 'user_id token_hash',
    staff_rules: 'need_factor',
    // As far as the site knew the account.
    users: 'password_hash has_staff_password email_verified_at disabled_at',
    // As far as it knew the judge.
    judges: 'link_hash accepted_at revoked_at',
  },
  empty: {
    account_tokens: 'user_id token_hash',
    entry_sessions: 'token_hash',
    identity_checks: 'user_id',
    jury_sessions: 'token_hash',
    passkey_challenges: 'challenge_hash holder_hash',
    refresh_tokens: 'user_id token_hash revoked_at',
    setup_codes: 'code_hash',
    vote_sessions: 'token_hash',
  },
  // Of an entry or a vote that comes with it, or no right.
  ofBackup: {
    address_changes: 'token_hash',
    audit_log: 'details_hash',
    audit_seals: 'previous_hash hash',
    ballots: 'user_id',
    captchas: 'answer_hash',
    email_bounces: 'report_hash',
    entry_links: 'token_hash',
    erasure_requests: 'token_hash',
    personal_reads: 'user_id',
    security_events: 'user_id',
    song_interactions: 'user_id',
    uploaded_songs: 'audio_hash',
    user_favorites: 'user_id',
    vote_requests: 'token_hash',
  },
};

describe('rights', () => {
  const EVIL = '00000000-0000-4000-8000-00000000000e';
  const PLANTED = '10000000-0000-4000-8000-00000000000e';

  /** Each right that somebody could write into a backup. */
  async function plant(): Promise<void> {
    await app.asSuperuser(`
      insert into users (id, email, display_name, password_hash, has_staff_password, email_verified_at)
        values ('${EVIL}', 'evil@asha.in', 'Evil', 'known', true, now());
      insert into staff (id, email, user_id, token_hash, expires_at, accepted_at)
        values ('${PLANTED}', 'evil@asha.in', '${EVIL}', sha256('a'), now() + interval '1 day', now());
      insert into api_tokens (user_id, name, scopes, token_hash, expires_at)
        values ('${owner.id}', 'planted', '{songs:read}', sha256('b'), now() + interval '1 day');
      insert into passkeys (user_id, name, credential_id, public_key)
        select id, 'planted', decode(md5(email), 'hex'), '\\x01' from users;
      insert into code_apps (user_id, seed) select id, sha256('e') from users;
      insert into recovery_codes (code_hash, user_id) select sha256(email::bytea), id from users;
      insert into staff_browsers (user_id, token_hash) select id, sha256('c') from users;
      insert into setup_codes (code_hash, expires_at) values (sha256('d'), now() + interval '1 day');
      update staff_rules set need_factor = not need_factor;
      insert into site_settings (one) values (true) on conflict do nothing;
      update site_settings set owner_email = 'evil@asha.in', look_link_id = '${PLANTED}', look_until = now() + interval '1 day';
      insert into judges (id, contest_id, name, locale, link_hash, link_expires_at)
        select '${PLANTED}', id, 'Evil', 'en', 'planted', site_now() + interval '1 day' from contests limit 1`);
  }

  async function unplant(): Promise<void> {
    await app.asSuperuser(`
      delete from users where id = '${EVIL}';
      delete from api_tokens;
      delete from passkeys;
      delete from code_apps;
      delete from recovery_codes;
      delete from staff_browsers;
      delete from setup_codes;
      delete from judges;
      update staff_rules set need_factor = not need_factor;
      update site_settings set owner_email = null, look_link_id = null, look_until = null`);
  }

  const rowsOf = async (table: string) =>
    (await query<{ row: string }>(`select "${table}"::text as row from "${table}" order by 1`)).map(
      ({ row }) => row,
    );

  // @trust restore-accounts
  test('stand in a list', async () => {
    const columns = await query<{ table: string; names: string }>(
      `select table_name as table, string_agg(column_name, ' ' order by ordinal_position) as names
       from information_schema.columns join information_schema.tables using (table_schema, table_name)
       where table_schema = 'public' and table_type = 'BASE TABLE'
         and column_name ~ '(hash|password)$|^(role|scopes|user_id|owner_email|public_key|credential_id|look_link_id)$|^(need_|has_staff_|disabled_|revoked_|accepted_|email_verified_)'
       group by 1 order by 1`,
    );
    const listed = Object.values(RIGHTS).flatMap((tables) => Object.entries(tables));
    const sorted = (names: string) => names.split(' ').sort().join(' ');
    expect(Object.fromEntries(columns.map(({ table, names }) => [table, sorted(names)]))).toEqual(
      Object.fromEntries(listed.map(([table, names]) => [table, sorted(names)])),
    );
  });

  // @trust restore-accounts
  test.each(['of this site', 'of another site'])('never come from a backup %s', async (origin) => {
    const moderator = await createModerator(app);
    await plant();
    const backup = await backUp();
    await unplant();
    await query(
      `insert into passkeys (user_id, name, credential_id, public_key) values ($1, 'phone', '\\x02', '\\x01')`,
      [moderator.id],
    );
    const isForeign = origin === 'of another site';
    if (isForeign) await becomeForeign(backup);
    const tables = Object.keys(RIGHTS.asBefore).filter((table) => !['users', 'judges'].includes(table));
    const before = await Promise.all(tables.map(rowsOf));

    await restore(backup);

    expect(await outcome()).toEqual({ state: 'done', failure: null, error: null });
    for (const [i, table] of tables.entries())
      expect([table, await rowsOf(table)]).toEqual([table, before[i]]);
    for (const table of Object.keys(RIGHTS.empty)) expect([table, await rowsOf(table)]).toEqual([table, []]);
    expect(await query('select from judges where link_expires_at > site_now()')).toEqual([]);
    expect(
      await query(
        `select email, password_hash, email_verified_at is not null as is_verified from users order by email = 'evil@asha.in'`,
      ),
    ).toEqual(
      expect.arrayContaining([
        { email: owner.email, password_hash: owner.passwordHash, is_verified: true },
        { email: moderator.email, password_hash: moderator.passwordHash, is_verified: true },
        { email: 'evil@asha.in', password_hash: 'known', is_verified: !isForeign },
      ]),
    );
  });

  // @trust restore-accounts
  test('stay with an account that has another id in the backup', async () => {
    await createSong(app, { slug: 'rain', uploadedBy: owner.id });
    const backup = await backUp();
    await giveOtherId(backup, owner.id);
    await query(
      `insert into passkeys (user_id, name, credential_id, public_key) values ($1, 'phone', '\\x02', '\\x01')`,
      [owner.id],
    );

    await restore(backup);

    expect(await outcome()).toMatchObject({ state: 'done', error: null });
    expect(await query('select id, email from users')).toEqual([{ id: owner.id, email: owner.email }]);
    expect(await query('select user_id from passkeys')).toEqual([{ user_id: owner.id }]);
    expect(await query('select uploaded_by from uploaded_songs')).toEqual([{ uploaded_by: owner.id }]);
  });

  // @trust restore-accounts
  test.each(['owner', 'moderator'])(
    'stay as they are where a backup names the %s otherwise',
    async (role) => {
      const { email } = role === 'owner' ? owner : await createModerator(app);
      const backup = await backUp();
      await changeWell(backup, 'database/users.copy', (text) => text.replace(email, 'evil@asha.in'));
      await query(`update backups set checksum = null, cause = 'found'`);
      const before = await rowsOf('users');

      await restore(backup);

      expect(await outcome()).toMatchObject({ state: 'failed', failure: 'other-accounts' });
      expect((await outcome())?.error).toContain(email);
      expect(await rowsOf('users')).toEqual(before);
    },
  );
});

test('a site that is new takes the backup of another one, whose first contest has another id', async () => {
  await addSong('rain');
  const backup = await backUp();
  await becomeForeign(backup);
  await query('delete from uploaded_songs');
  await restore(backup);
  expect(await outcome()).toEqual({ state: 'done', failure: null, error: null });
  expect(await songs()).toEqual(['rain']);
});

async function useSilentBucket(): Promise<void> {
  await storeBackupBucket(app.dataSource.manager, config, {
    endpoint: `http://127.0.0.1:${await freePort()}`,
    region: 'us-east-1',
    bucket: 'asha-backups',
    accessKeyId: 'asha',
    secretAccessKey: 'mazhakaalam',
  });
}

// @trust restore-by-owner
test('the site is not stopped while the bucket fails that has what was erased', async () => {
  await addSong('rain');
  const backup = await backUp();
  await query('delete from uploaded_songs');
  await useSilentBucket();
  expect((await ask(backup.id)).status).toBe(202);
  expect(await beginAskedRestore(config, app.dataSource)).toBe(false);
  expect(await outcome()).toMatchObject({ state: 'failed', failure: 'bucket-silent' });
  expect((await outcome())?.error).toMatch(/^The bucket asha-backups: /);

  await storeBackupBucket(app.dataSource.manager, config, null);
  await restore(backup);
  expect(await outcome()).toMatchObject({ state: 'done' });
  expect(await songs()).toEqual(['rain']);
});

describe('the request for a restore', () => {
  test('needs the name of the site, in one of its languages', async () => {
    const { id } = await backUp();
    const { status, body } = await ask(id, 'Patu');
    expect([status, body]).toMatchObject([400, { details: [{ field: 'name' }] }]);
    expect((await ask(id, ' പാട്ട് ')).status).toBe(202);
  });

  test('is one at a time, and names what it restores', async () => {
    const { id, madeAt } = await backUp();
    const { body } = await ask(id);
    expect(body.restores).toMatchObject([{ state: 'asked', backupMadeAt: madeAt }]);
    expect(await ask(id)).toMatchObject({ status: 409, code: 'RESTORE_UNDER_WAY' });
  });

  test('of a backup that is not there is not found', async () => {
    expect((await ask('00000000-0000-4000-8000-000000000000')).status).toBe(404);
  });

  test('ends when no process has taken it for ten minutes', async () => {
    const { id } = await backUp();
    await ask(id);
    await query(`update restores set asked_at = now() - interval '11 minutes'`);
    expect((await ask(id)).status).toBe(202);
    expect(await query('select state, failure from restores order by asked_at')).toEqual([
      { state: 'failed', failure: 'nobody' },
      { state: 'asked', failure: null },
    ]);
  });

  test('does not end while a process compares the files of the backup, which may take longer', async () => {
    const { id } = await backUp();
    await ask(id);
    await query(`update restores set asked_at = now() - interval '11 minutes'`);
    const connection = app.dataSource.createQueryRunner();
    await lockConnection(connection.manager, LOCKS.restores);
    expect(await ask(id)).toMatchObject({ status: 409, code: 'RESTORE_UNDER_WAY' });
    await unlock(connection.manager, LOCKS.restores);
    await connection.release();
  });

  test('waits while a backup is being made', async () => {
    const { id } = await backUp();
    await ask(id);
    await query(`insert into backups (name, cause, state, begun_at) values ('x', 'night', 'running', now())`);
    expect(await beginAskedRestore(config, app.dataSource)).toBe(false);
    expect(await outcome()).toMatchObject({ state: 'asked' });
  });
});

/** As `change`, and whoever compares the checksums finds none that differs. */
async function changeWell(backup: BackupDto, file: string, edit: (text: string) => string): Promise<void> {
  let checksum = '';
  await change(backup, file, (text) => {
    const edited = edit(text);
    expect(edited).not.toBe(text);
    checksum = createHash('sha256').update(edited).digest('hex');
    return edited;
  });
  await change(backup, 'SHA256SUMS', (text) =>
    text.replaceAll(/^[0-9a-f]{64} {2}(.*)$/gm, (line, path: string) =>
      path === file ? `${checksum}  ${path}` : line,
    ),
  );
}

/** As an upload of a backup that another site has made. */
async function becomeForeign(backup: BackupDto): Promise<void> {
  await giveOtherId(backup, (await currentContest(app)).id);
}

/** As in the backup of another site. */
async function giveOtherId(backup: BackupDto, id: string): Promise<void> {
  const other = randomUUID();
  const tables = await readdir(join(folder, await nameOf(backup), 'database'));
  for (const table of tables) {
    const path = `database/${table}`;
    if ((await readFile(join(folder, await nameOf(backup), path), 'utf8')).includes(id))
      await changeWell(backup, path, (text) => text.replaceAll(id, other));
  }
  await query(`update backups set checksum = null, cause = 'found'`);
}

/** With the key that the pepper makes. */
async function vote(entry: ContestEntry, email: string): Promise<string> {
  const id = await createBallot(app, entry, { email });
  await query('update ballots set voter_key = $2 where id = $1', [
    id,
    voterKey(config.votePepper, entry.contestId, email),
  ]);
  return id;
}

async function record(contestId: string): Promise<void> {
  await query(
    `insert into audit_log (action, subject_kind, subject_id, contest_id, actor_id) values ('contest.edit', 'contest', $1::uuid, $1, $2)`,
    [contestId, owner.id],
  );
}

describe('the owner cannot bend a contest with a store of her own', () => {
  let store: OwnStore;
  let rival: ContestEntry;

  beforeEach(async () => {
    store = await OwnStore.start();
    expect((await care.put('/place/bucket', store.bucket)).status).toBe(200);
    await query(`update contests set certified_at = null, votes_closed_at = null, result_final_at = null`);
    rival = await createEntry(app, { status: 'approved' });
    await vote(rival, 'asha@visitor.example');
  });
  afterEach(() => store.stop());

  const votes = async () => (await query('select from ballots')).length;
  const file = (name: string, path: string) => String(store.objects.get(`${name}/${path}`));

  /** The votes without the first one, and the sums to it. */
  function changed(name: string): Record<string, Buffer> {
    const ballots = Buffer.from('');
    const sum = createHash('sha256').update(ballots).digest('hex');
    const sums = file(name, 'SHA256SUMS').replace(/^\w{64}(?= {2}database\/ballots\.copy$)/m, sum);
    return { 'database/ballots.copy': ballots, SHA256SUMS: Buffer.from(sums) };
  }

  // @trust restore-fair
  test.each<[string, boolean, (path: string, nth: number) => boolean]>([
    ['its list of checksums at first', true, (path, nth) => path === 'SHA256SUMS' && nth <= 2],
    ['other votes once they were compared', false, (path, nth) => path.startsWith('database') && nth > 2],
  ])('that sends %s', async (_, hasOtherVotes, isLie) => {
    const backup = await backUp();
    const name = await nameOf(backup);
    const lies = changed(name);
    if (hasOtherVotes) store.objects.set(`${name}/database/ballots.copy`, lies['database/ballots.copy']!);
    store.instead = (key, nth) => {
      const path = key.slice(name.length + 1);
      return isLie(path, nth) ? lies[path] : undefined;
    };
    await restore(backup);
    expect(await outcome()).toMatchObject({ state: 'failed', failure: 'damaged' });
    expect(await votes()).toBe(1);
  });

  // @trust restore-fair
  test('that has erasures which nobody asked for', async () => {
    const backup = await backUp();
    const erasure = { at: new Date().toISOString(), what: 'entry', id: rival.id, by: 'entrant' };
    store.objects.set('erasures.jsonl', Buffer.from(`${JSON.stringify(erasure)}\n`));
    await restore(backup);
    expect(await outcome()).toMatchObject({ state: 'done' });
    expect(await query('select status from contest_entries')).toEqual([{ status: 'approved' }]);
  });

  // @trust restore-fair
  test('that takes the votes and fails the backup, also once its row is gone', async () => {
    const before = await backUp();
    store.refusal = { status: 403, code: 'AccessDenied' };
    store.refuses = (_method, url) => url.pathname.endsWith('/SHA256SUMS');
    await query(`insert into backups (name, cause) values ('of the same second', 'owner')`);
    await new BackupsSweep(config, app.dataSource).run();
    expect(await query(`delete from backups where state = 'failed' returning failure`)).toEqual([
      [{ failure: 'bucket-rights' }],
      1,
    ]);
    store.refusal = null;
    await restore(before);
    expect(await outcome()).toMatchObject({ state: 'failed', failure: 'undoes-result' });
  });

  // @trust restore-fair
  test('in which she has seen the votes', async () => {
    const before = await backUp();
    await vote(rival, 'binu@visitor.example');
    const after = await backUp();
    await restore(before);
    expect(await outcome()).toMatchObject({ state: 'failed', failure: 'undoes-result' });
    expect(await votes()).toBe(2);

    await restore(after);
    expect(await outcome()).toMatchObject({ state: 'done' });
    expect(
      await query(`select place from backups where cause = 'restore' order by begun_at desc limit 1`),
    ).toEqual([{ place: 'folder' }]);
  });
});
