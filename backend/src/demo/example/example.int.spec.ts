import { readdir } from 'node:fs/promises';
import { createTestApp, type TestApp } from '../../../test/app.js';
import { type Client, client } from '../../../test/client.js';
import { addFirstContest, createEntry } from '../../../test/factories/contest.js';
import { createSong } from '../../../test/factories/songs.js';
import { createUser, startSession } from '../../../test/factories/users.js';
import { holdTransaction, waitingForLock } from '../../../test/locks.js';
import { LOCKS, tryLockConnection, unlock } from '../../database/locks.js';
import { hasHadEntriesOrVotes } from '../../modules/contest/outlasting.js';
import { SiteSettings } from '../../infra/settings/site-settings.js';
import type { User } from '../../modules/auth/user.entity.js';

let app: TestApp;
let owner: User;
let ownerId: string;
let asOwner: Client;

beforeAll(async () => {
  app = await createTestApp({ isNew: true });
});

afterAll(() => app.close());

beforeEach(async () => {
  await app.reset();
  owner = await createUser(app, { owner: true });
  ownerId = owner.id;
  asOwner = client(app).as(owner).at('/api/admin');
});

const add = () => asOwner.post('/example');
const remove = () => asOwner.delete('/example');
const describeExample = async () => (await asOwner.get('/example')).body;

async function count(from: string): Promise<number> {
  const [row] = await app.dataSource.query<[{ count: number }]>(`select count(*) from ${from}`);
  return row.count;
}

async function exampleId(): Promise<string> {
  const [row] = await app.dataSource.query<[{ id: string }]>('select example_contest() as id');
  return row.id;
}

/** The rows of each table that has some. What outlives each deletion is left out, and so is what the database itself counts. */
async function rowsOfTables(): Promise<Record<string, number>> {
  const tables = await app.dataSource.query<Array<{ name: string }>>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename not in
       ('audit_log', 'audit_details', 'audit_seals', 'unsealed_acts', 'personal_reads', 'security_events', 'identity_checks', 'rate_limits', 'refresh_tokens')`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const rows = await count(name);
    if (rows > 0) counts[name] = rows;
  }
  return counts;
}

async function files(): Promise<string[]> {
  const found = await readdir(app.dataDir, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile() && entry.parentPath.includes('/files'))
    .map(({ name }) => name);
}

/** As while it is being added: its contest is published last. */
const unpublishExample = () =>
  app.asSuperuser(
    `alter table contests disable trigger all; update contests set published_at = null where is_example;
     alter table contests enable trigger all`,
  );

describe('a new site', () => {
  test('begins with the example, which goes with all its rows and files, and nothing else does', async () => {
    const before = [await rowsOfTables(), await files()];
    expect(await describeExample()).toEqual({
      state: 'none',
      canBeAdded: true,
      songs: 0,
      entries: 0,
      whole: 14,
    });

    const added = await add();
    expect(added).toMatchObject({
      status: 200,
      body: { state: 'there', canBeAdded: false, songs: 7, entries: 7 },
    });
    expect((await asOwner.get('/songs')).body).toHaveLength(7);
    expect(
      (await asOwner.get('/contests')).body.map((one: object) => 'isExample' in one && one.isExample),
    ).toEqual([true]);
    expect(await count('contest_entries where not is_demo')).toBe(0);
    expect((await files()).length).toBeGreaterThan(30);

    const id = await exampleId();
    // A backup of another site may be restored into a site that has had nothing else.
    expect(await hasHadEntriesOrVotes(app.dataSource.manager)).toBe(false);
    expect((await remove()).status).toBe(204);
    expect(await describeExample()).toMatchObject({ state: 'none', canBeAdded: true });
    expect([await rowsOfTables(), await files()]).toEqual(before);
    expect(await count(`audit_log where action = 'entry.erase'`)).toBe(7);
    expect(await hasHadEntriesOrVotes(app.dataSource.manager)).toBe(false);
    const acts = await app.dataSource.query(
      `select action, actor_id as "actorId", contest_id as "contestId", data from audit_log where action like 'example.%' order by id`,
    );
    const act = { actorId: ownerId, contestId: id, data: { songs: 7, entries: 7 } };
    expect(acts).toEqual([
      { action: 'example.add', ...act },
      { action: 'example.remove', ...act },
    ]);
  });

  test('keeps what the owner has added meanwhile, and loses what she has changed in the example', async () => {
    await add();
    const own = await createSong(app, { title: 'Evening Lamp' });
    const [song] = (await asOwner.get('/songs?filter={"q":"Oar Song"}')).body;
    const edit = { ...song, title: 'Mine', artist: 'Asha' };
    const { title, titleMalayalam, artist, releaseDate, description } = edit;
    const edited = await asOwner
      .seen(song.version)
      .put(`/songs/${song.id}`, { title, titleMalayalam, artist, releaseDate, description });
    expect(edited.status).toBe(200);
    await addFirstContest(app);
    const [former] = await app.dataSource.query<[{ id: string }]>(
      `select id from contests where not is_example`,
    );
    await createEntry(app, { contestId: former.id });
    expect(await hasHadEntriesOrVotes(app.dataSource.manager)).toBe(true);

    await remove();

    expect(await count('uploaded_songs')).toBe(1);
    expect((await asOwner.get(`/songs/${own.id}`)).status).toBe(200);
    expect(await count('contest_entries')).toBe(1);
    expect(await describeExample()).toMatchObject({ state: 'none', canBeAdded: false });
    expect(await add()).toMatchObject({ status: 409, body: { code: 'EXAMPLE_NEEDS_EMPTY_SITE' } });
  });

  test('has one example after two presses at once', async () => {
    const answers = await Promise.all([add(), add()]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.map(({ body }) => body.state)).toContain('there');
    expect((await describeExample()).state).toBe('there');
    expect([await count('uploaded_songs'), await count('contests where is_example')]).toEqual([7, 1]);
    expect(await count(`audit_log where action = 'example.add'`)).toBe(1);
  });

  test('answers presses at once while another process adds or removes it, however many they are', async () => {
    const other = app.dataSource.createQueryRunner();
    expect(await tryLockConnection(other.manager, LOCKS.demo)).toBe(true);

    const added = await Promise.all(Array.from({ length: 12 }, add));
    expect(added.map(({ status, body }) => [status, body.state])).toEqual(
      Array.from({ length: 12 }, () => [200, 'adding']),
    );
    expect((await describeExample()).state).toBe('adding');
    expect(await remove()).toMatchObject({ status: 409, body: { code: 'EXAMPLE_BUSY' } });
    expect(await count('contests where is_example')).toBe(0);

    await unlock(other.manager, LOCKS.demo);
    await other.release();
    expect(await describeExample()).toMatchObject({ state: 'none', canBeAdded: true });
  });

  test('says above its pages whether all of the example is there', async () => {
    const { refreshToken } = await startSession(app, owner);
    const browser = client(app).with({ cookie: `paattu_refresh=${refreshToken}`, accept: 'text/html' });
    const complete = 'It has an example to play with';
    const partial = 'Its example is not complete yet';
    expect((await browser.get('/')).text).not.toMatch(new RegExp(`${complete}|${partial}`));
    await add();
    const whole = (await browser.get('/')).text;
    expect(whole).toContain(complete);
    expect(whole).toContain('Oar Song');
    await unpublishExample();
    expect((await browser.get('/')).text).toContain(partial);
  });

  test('completes an example that was interrupted, or takes it away', async () => {
    const interrupt = async () => {
      await unpublishExample();
      await app.asSuperuser(`delete from uploaded_songs where title in ('Oar Song', 'Hill Road')`);
    };
    await add();
    await interrupt();
    expect(await describeExample()).toMatchObject({ state: 'unfinished', canBeAdded: true, songs: 5 });
    expect(await add()).toMatchObject({ status: 200, body: { state: 'there', songs: 7, entries: 7 } });

    await interrupt();
    const draft = await exampleId();
    expect(await asOwner.delete(`/contests/${draft}`)).toMatchObject({
      status: 409,
      body: { code: 'EXAMPLE_CONTEST' },
    });
    expect((await remove()).status).toBe(204);
    expect([await count('uploaded_songs'), await count('contests where is_example')]).toEqual([0, 0]);
  });

  test('is not offered the example beside a contest that ended after the one of the example begins', async () => {
    const endOf = (days: number) =>
      app.asSuperuser(
        `alter table contests disable trigger all; update contests set winner_at = site_now() - interval '${days} days';
         alter table contests enable trigger all`,
      );
    await addFirstContest(app);
    await endOf(10);
    expect(await describeExample()).toMatchObject({ state: 'none', canBeAdded: false });
    expect(await add()).toMatchObject({ status: 409, body: { code: 'EXAMPLE_NEEDS_EMPTY_SITE' } });
    expect((await describeExample()).state).toBe('none');

    await endOf(21);
    expect((await describeExample()).canBeAdded).toBe(true);
    expect((await add()).body.state).toBe('there');
  });

  test('is not made public with the example', async () => {
    await add();
    const publish = () => asOwner.put('/visibility/public');
    expect(await publish()).toMatchObject({ status: 409, body: { code: 'EXAMPLE_LEFT' } });
    expect(app.get(SiteSettings).isPublic).toBe(false);

    await remove();
    expect((await publish()).status).toBe(204);
    expect(await add()).toMatchObject({ status: 409, body: { code: 'EXAMPLE_NEEDS_EMPTY_SITE' } });
    expect(await count('contests where is_example')).toBe(0);
  });

  test('that becomes public while the example is added has none', async () => {
    const publication = await holdTransaction(app);
    await publication.query('update site_settings set not_public_since = null');
    const adding = add();
    await waitingForLock(app);
    await publication.commit();

    expect(await adding).toMatchObject({ status: 409, body: { code: 'EXAMPLE_NEEDS_EMPTY_SITE' } });
    expect([await count('contests where is_example'), await count('uploaded_songs')]).toEqual([0, 0]);
  });

  test('has done no first step with the example', async () => {
    const left = async () =>
      (await asOwner.get('/first-steps')).body.steps.filter(({ isDone }: { isDone: boolean }) => !isDone);
    const before = await left();
    await add();
    expect(await left()).toEqual(before);

    await createSong(app, { title: 'Evening Lamp' });
    expect(await left()).toHaveLength(before.length - 1);
  });
});
