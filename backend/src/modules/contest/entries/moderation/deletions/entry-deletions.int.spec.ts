import { access, readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { ENTRY_STATUSES, type EntryStatus } from '@paattu/shared/entry-transitions';
import { createTestApp, type TestApp } from '../../../../../../test/app.js';
import { type Client, client } from '../../../../../../test/client.js';
import {
  createEntry,
  currentContest,
  makePhoto,
  randomVideoId,
} from '../../../../../../test/factories/contest.js';
import { createEmail, emailsTo } from '../../../../../../test/factories/emails.js';
import { openEntry } from '../../../../../../test/factories/entry-links.js';
import { createJudge } from '../../../../../../test/factories/jury.js';
import { openVoting } from '../../../../../../test/factories/voting.js';
import { createBallot } from '../../../../../../test/factories/votes.js';
import {
  ageIdentityChecks,
  createModerator,
  createUser,
  showIdentity,
} from '../../../../../../test/factories/users.js';
import { Storage } from '../../../../../infra/storage/storage.js';
import { Erasures } from '../../../../privacy/erasures.service.js';
import { ContestEntry } from '../../contest-entry.entity.js';
import { EntriesService } from '../../entries.service.js';
import { EntryEvent } from '../../entry-event.entity.js';
import { PhotoSweep } from '../../photos/photo-sweep.js';
import type { User } from '../../../../auth/user.entity.js';
import { DeletionsSweep } from './deletions.sweep.js';

const CHECK_NEEDED = { status: 403, body: { code: 'IDENTITY_CHECK_NEEDED' } };

let app: TestApp;
let owner: User;
/** As the owner sends them. */
let admin: Client;
let moderator: Client;
let sweep: DeletionsSweep;
let judgeId: string | undefined;

beforeAll(async () => {
  app = await createTestApp();
  owner = await createUser(app, { owner: true });
  admin = client(app).as(owner).at('/api/admin/entries');
  moderator = client(app)
    .as(await createModerator(app))
    .at('/api/admin/entries');
  sweep = new DeletionsSweep(app.dataSource, app.get(Erasures));
  // From the opening of voting on, each deletion needs an identity check.
  await openVoting(app, { sinceHours: -24, forHours: 48 });
});

// The limit of a day counts the deletions of all tests.
beforeEach(() => app.dataSource.query(`update entry_events set created_at = created_at - interval '2 days'`));

afterAll(() => app.close());

const read = (id: string) => app.dataSource.manager.findOneBy(ContestEntry, { id });

async function deletionOf(id: string) {
  const { body } = await admin.get('/deletions');
  return (body as Array<{ id: string }>).find((deletion) => deletion.id === id);
}

/** As if the entry had been deleted longer ago. */
async function erase(id: string, hours = 24): Promise<void> {
  await app.dataSource.query(
    'update contest_entries set deleted_at = site_now() - make_interval(hours => $2) where id = $1',
    [id, hours],
  );
  await sweep.run();
}

function importEntry(status: EntryStatus): Promise<ContestEntry> {
  return makePhoto().then((photo) =>
    app.get(EntriesService).importEntry({
      name: 'Ravi',
      email: 'ravi@visitor.example',
      youtubeUrl: `https://youtu.be/${randomVideoId()}`,
      status,
      viewCount: null,
      viewsRefreshedAt: null,
      submittedAt: new Date(),
      photo,
    }),
  );
}

async function exists(key: string | null): Promise<boolean> {
  return access(join(app.dataDir, 'files', key!)).then(
    () => true,
    () => false,
  );
}

/** What needs an entry, each as its module writes it. */
const NEEDS = {
  'a vote': (entry) => createBallot(app, entry),
  'a mark': async ({ id, contestId }) => {
    // A final that has marks takes no more judges.
    judgeId ??= (await createJudge(app)).id;
    const [round] = await app.dataSource.query<[{ id: string }]>(
      `insert into jury_rounds (contest_id, number, seed, opened_at, closes_at)
       values ($1, 2, 7, site_now(), site_now() + interval '1 hour')
       on conflict (contest_id, number) do update set seed = 7 returning id`,
      [contestId],
    );
    await app.dataSource.query(
      `insert into jury_assignments (contest_id, round_id, judge_id, entry_id, state, rendition, engagement, rendition_locked_at, submitted_at, note)
       values ($1, $2, $3, $4, 'submitted', 17, 15, site_now(), site_now(), 'Asha sings well')`,
      [contestId, round.id, judgeId, id],
    );
  },
  'a place in a result': async ({ id, contestId }) => {
    await app.dataSource.query(
      `with result as (
         insert into contest_results (contest_id, version, state, reason)
         select $1, count(*) + 1, 'proposed', case when count(*) > 0 then 'A test' end from contest_results returning id)
       insert into result_lines (result_id, number, entry_id, rendition, engagement, votes, total, rendition_double_place,
         engagement_double_place, votes_double_place, votes_counted)
       select id, 1, $2, 0, 0, 0, 0, 2, 2, 2, 0 from result`,
      [contestId, id],
    );
    await app.dataSource.query(
      `update contest_results set state = 'dropped', dropped_at = site_now() where state = 'proposed'`,
    );
  },
} satisfies Record<string, (entry: ContestEntry) => Promise<unknown>>;

const NEEDED = Object.keys(NEEDS) as Array<keyof typeof NEEDS>;

describe('a moderator', () => {
  // @trust owner-deletes
  test.each(ENTRY_STATUSES)('cannot delete an entry that is %s', async (status) => {
    const { id } = await createEntry(app, { status });
    expect((await moderator.delete(`/${id}`)).status).toBe(403);
    expect((await moderator.post(`/${id}/undo-delete`)).status).toBe(403);
    expect((await moderator.get('/deletions')).status).toBe(403);
    expect(await read(id)).toMatchObject({ status });
  });
});

describe('the owner', () => {
  test.each(ENTRY_STATUSES)('deletes an entry that is %s, and undoes it', async (status) => {
    const entry = await createEntry(app, { status });
    const before = await read(entry.id);
    expect(await admin.delete(`/${entry.id}`)).toEqual({ status: 200, body: { id: entry.id } });
    expect(await deletionOf(entry.id)).toMatchObject({
      name: entry.name,
      contestTitle: 'Cover Song Contest 2025',
      status,
      isHeld: false,
    });
    expect(await admin.post(`/${entry.id}/undo-delete`)).toMatchObject({ status: 200, body: { status } });
    expect(await read(entry.id)).toEqual({ ...before, updatedAt: expect.any(Date) });
    expect(await deletionOf(entry.id)).toBeUndefined();
    const events = await app.dataSource.manager.find(EntryEvent, {
      where: { entryId: entry.id },
      order: { createdAt: 'ASC' },
    });
    expect(events.slice(-2)).toMatchObject([
      { action: 'delete', actorId: owner.id, fromStatus: status, toStatus: null },
      { action: 'undo-delete', actorId: owner.id, fromStatus: null, toStatus: status },
    ]);
  });

  test('shows who she is before the deletion of an approved entry', async () => {
    const { id } = await createEntry(app, { status: 'approved' });
    await ageIdentityChecks(app);
    expect(await admin.delete(`/${id}`)).toMatchObject(CHECK_NEEDED);
    expect(await read(id)).toMatchObject({ status: 'approved' });
    await showIdentity(app);
    expect((await admin.delete(`/${id}`)).status).toBe(200);
  });

  test.each(NEEDED)('shows who she is before the deletion of an entry with %s', async (need) => {
    const entry = await createEntry(app, { status: 'rejected' });
    await NEEDS[need](entry);
    await ageIdentityChecks(app);
    expect(await admin.delete(`/${entry.id}`)).toMatchObject(CHECK_NEEDED);
    await showIdentity(app);
    expect((await admin.delete(`/${entry.id}`)).status).toBe(200);
  });

  test('is not asked for an entry that nobody sees and nothing needs', async () => {
    const { id } = await createEntry(app);
    await ageIdentityChecks(app);
    expect((await admin.delete(`/${id}`)).status).toBe(200);
    await showIdentity(app);
  });

  test('deletes ten entries in a day, also when she deletes all at once', async () => {
    const entries = await Promise.all(Array.from({ length: 12 }, () => createEntry(app)));
    const statuses = await Promise.all(entries.map(async ({ id }) => (await admin.delete(`/${id}`)).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    const [gone] = entries.filter((_, index) => statuses[index] === 200);
    await admin.post(`/${gone!.id}/undo-delete`);
    // An undo gives none back.
    expect(await admin.delete(`/${gone!.id}`)).toMatchObject({ body: { code: 'TOO_MANY_DELETIONS' } });
  });

  test('gets an email that names nobody', async () => {
    await app.dataSource.query(`delete from outgoing_emails where template = 'owner-entry-deleted'`);
    const { id } = await createEntry(app, { name: 'Meera' });
    await admin.delete(`/${id}`);
    const emails = (await emailsTo(app, owner.email)).filter(
      ({ template }) => template === 'owner-entry-deleted',
    );
    expect(emails).toHaveLength(1);
    expect(JSON.stringify(emails[0]!.payload)).not.toContain('Meera');
  });

  test('of two deletions one is a 404, and so is an undo of what is not deleted', async () => {
    const { id } = await createEntry(app);
    expect((await admin.post(`/${id}/undo-delete`)).status).toBe(404);
    const results = await Promise.all([admin.delete(`/${id}`), admin.delete(`/${id}`)]);
    expect(results.map(({ status }) => status).sort()).toEqual([200, 404]);
    await erase(id);
    expect((await admin.post(`/${id}/undo-delete`)).status).toBe(404);
  });

  test('cannot undo it once the video is entered again', async () => {
    const { id, videoId } = await createEntry(app);
    await admin.delete(`/${id}`);
    await createEntry(app, { videoId });
    expect(await admin.post(`/${id}/undo-delete`)).toMatchObject({
      status: 409,
      body: { code: 'DUPLICATE_VIDEO' },
    });
  });
});

// @trust owner-deletes
test('a deleted entry is gone for everybody at once', async () => {
  const entry = await importEntry('approved');
  const { id, slug, email } = entry;
  const entrant = await openEntry(app, id);
  await admin.delete(`/${id}`);

  const seen = { status: 'approved', version: '0123456789abcdef' };
  expect((await admin.get(`/${id}`)).status).toBe(404);
  expect((await admin.post(`/${id}/disapprove`, seen)).status).toBe(404);
  expect((await admin.post(`/${id}/notes`, { body: 'Hello' })).status).toBe(404);
  expect((await admin.get(`/${id}/messages`)).status).toBe(404);
  expect((await admin.get('', { filter: { id: [id] } })).body).toEqual([]);
  const { total } = (await admin.get('/status-counts')).body;
  expect(total).toBe(
    await app.dataSource.manager.count(ContestEntry, { where: ENTRY_STATUSES.map((status) => ({ status })) }),
  );
  const get = async (url: string, sender = client(app)) => (await sender.get(url)).status;
  expect(await get(`/api/contest/entries/${id}/photo`)).toBe(404);
  expect(await get(`/api/contest/entries/${id}/photo`, client(app).as(owner))).toBe(404);
  expect(await get(`/api/contest/entry-pages/${slug}`)).toBe(404);
  expect([401, 404]).toContain(await get(`/api/my-entry/${id}`, entrant));
  await app.dataSource.query('delete from outgoing_emails where to_address = $1', [email]);
  await client(app).post('/api/my-entry/links', { email });
  expect(await emailsTo(app, email)).toEqual([]);
  // The undo brings all of it back.
  await admin.post(`/${id}/undo-delete`);
  expect(await get(`/api/my-entry/${id}`, entrant)).toBe(200);
});

describe('an erasure', () => {
  test('waits for 24 hours', async () => {
    const { id } = await createEntry(app);
    await admin.delete(`/${id}`);
    await erase(id, 23);
    expect(await read(id)).toMatchObject({ status: 'deleted' });
    await erase(id, 24);
    expect(await read(id)).toBeNull();
  });

  test('that fails keeps no other entry beyond its day', async () => {
    const [failing, other] = [await createEntry(app), await createEntry(app)];
    await admin.delete(`/${failing.id}`);
    await admin.delete(`/${other.id}`);
    await app.asSuperuser(`create table keeper (entry_id uuid references contest_entries);
      insert into keeper values ('${failing.id}')`);
    const failure = `the entry ${failing.id} could not be erased`;
    await expect(erase(failing.id)).rejects.toThrow(failure);
    await expect(erase(other.id)).rejects.toThrow(failure);
    expect(await read(other.id)).toBeNull();
    expect(await read(failing.id)).toMatchObject({ status: 'deleted' });
    await app.asSuperuser('drop table keeper');
    await erase(failing.id);
    expect(await read(failing.id)).toBeNull();
  });

  test.each(['pending', 'approved', 'rejected', 'withdrawn'] as const)(
    'of a deleted entry that was %s deletes its row and files, and the journal has it',
    async (status) => {
      const entry = await importEntry(status === 'withdrawn' ? 'pending' : status);
      if (status === 'withdrawn')
        await app.dataSource.query(
          `update contest_entries set status = 'withdrawn', withdrawn_at = now(), withdrawn_from = 'pending' where id = $1`,
          [entry.id],
        );
      await admin.delete(`/${entry.id}`);
      expect(await exists(entry.photoKey)).toBe(true);
      await erase(entry.id);
      expect(await read(entry.id)).toBeNull();
      expect([await exists(entry.photoKey), await exists(entry.cardKey)]).toEqual([false, false]);
      const events = await app.dataSource.manager.find(EntryEvent, {
        where: { entryId: entry.id },
        order: { createdAt: 'ASC' },
      });
      expect(events.map(({ action }) => action)).toEqual(['submit', 'delete']);
      expect(await readFile(join(app.dataDir, 'erasures.jsonl'), 'utf8')).toContain(entry.id);
    },
  );

  // @trust anonymous-line
  test.each(NEEDED)('leaves an anonymous line of an entry with %s', async (need) => {
    const entry = await importEntry('approved');
    await NEEDS[need](entry);
    const kept = () =>
      app.dataSource.query<unknown[]>(
        `select 'ballot', state, null::integer as mark from ballots where entry_id = $1
         union all select 'mark', state, rendition from jury_assignments where entry_id = $1 and note is null
         union all select 'line', 'place', number from result_lines where entry_id = $1`,
        [entry.id],
      );
    await admin.delete(`/${entry.id}`);
    await erase(entry.id);
    expect(await read(entry.id)).toEqual({
      ...(await read(entry.id)),
      slug: `erased-${entry.id}`,
      name: '',
      email: '',
      youtubeUrl: '',
      videoId: '',
      photoKey: null,
      cardKey: null,
      viewCount: null,
      idempotencyKey: null,
      status: 'deleted',
      deletedFrom: null,
      erasedAt: expect.any(Date),
    });
    expect(await kept()).toHaveLength(1);
    expect(await exists(entry.photoKey)).toBe(false);
    expect((await admin.post(`/${entry.id}/undo-delete`)).status).toBe(404);
    // Again, as after a restore and in each night.
    await erase(entry.id);
    expect(await kept()).toHaveLength(1);
  });

  test('waits as long as a legal hold keeps the contest', async () => {
    const entry = await createEntry(app);
    await admin.delete(`/${entry.id}`);
    await app.dataSource.query(`insert into legal_holds (contest_id, reason) values ($1, 'A dispute')`, [
      entry.contestId,
    ]);
    await erase(entry.id);
    expect(await read(entry.id)).not.toBeNull();
    expect(await deletionOf(entry.id)).toMatchObject({ isHeld: true });
    const other = await createEntry(app);
    expect(await admin.delete(`/${other.id}`)).toMatchObject({ status: 409, body: { code: 'CONTEST_HELD' } });
    await app.dataSource.query(`update legal_holds set lifted_at = site_now()`);
    await sweep.run();
    expect(await read(entry.id)).toBeNull();
  });

  test('deletes the emails about it, and those about its contest without another entry', async () => {
    const email = 'erased@visitor.example';
    const values = { email, contestId: (await currentContest(app)).id };
    const [first, second] = [await createEntry(app, values), await createEntry(app, values)];
    await createEmail(app, { toAddress: email, template: 'entry-received', entryId: first.id });
    await createEmail(app, { toAddress: email, template: 'entry-received', entryId: second.id });
    await createEmail(app, { toAddress: email, template: 'rules-changed', contestId: values.contestId });
    const left = async () => (await emailsTo(app, email)).map(({ template }) => template).sort();
    await admin.delete(`/${first.id}`);
    await erase(first.id);
    expect(await left()).toEqual(['entry-received', 'rules-changed']);
    await admin.delete(`/${second.id}`);
    await erase(second.id);
    expect(await left()).toEqual([]);
  });

  // @trust storage-down
  test('succeeds during an outage of the storage, and the sweep deletes the files later', async () => {
    const [deleted, kept] = [await importEntry('pending'), await importEntry('pending')];
    const storage = app.api.get(Storage, { strict: false });
    await admin.delete(`/${deleted.id}`);
    const failing = jest.spyOn(storage, 'delete').mockRejectedValue(new Error('away'));
    await erase(deleted.id);
    failing.mockRestore();
    expect(await read(deleted.id)).toBeNull();
    expect(await exists(deleted.photoKey)).toBe(true);

    const photos = new PhotoSweep(app.dataSource, storage);
    await photos.run();
    expect(await exists(deleted.photoKey)).toBe(true);
    const longAgo = new Date(Date.now() - 61 * 60_000);
    for (const { photoKey, cardKey } of [deleted, kept]) {
      for (const key of [photoKey, cardKey]) await utimes(join(app.dataDir, 'files', key!), longAgo, longAgo);
    }
    await photos.run();
    const left = [deleted, kept].flatMap((entry) => [entry.photoKey, entry.cardKey]).map(exists);
    expect(await Promise.all(left)).toEqual([false, false, true, true]);
  });
});

describe('what votes, marks and a result need', () => {
  // @trust anonymous-line
  test.each([
    ['the mark itself', 'delete from jury_assignments where entry_id = $1'],
    ['its entry', 'delete from contest_entries where id = $1'],
    [
      'its round',
      'delete from jury_rounds where id in (select round_id from jury_assignments where entry_id = $1)',
    ],
    [
      'its judge',
      'delete from judges where id in (select judge_id from jury_assignments where entry_id = $1)',
    ],
  ])('a mark that was given stays against a deletion of %s', async (_, sql) => {
    const entry = await createEntry(app, { status: 'approved' });
    await NEEDS['a mark'](entry);
    await expect(app.asSuperuser(sql.replace('$1', `'${entry.id}'`))).rejects.toThrow(/stays|need entry/);
    expect(
      await app.dataSource.query('select from jury_assignments where entry_id = $1', [entry.id]),
    ).toHaveLength(1);
  });

  test.each(NEEDED)('the row of an entry with %s cannot be deleted', async (need) => {
    const entry = await createEntry(app);
    await NEEDS[need](entry);
    await expect(
      app.dataSource.query('delete from contest_entries where id = $1', [entry.id]),
    ).rejects.toThrow(/need entry/);
  });

  test('is all that an anonymous line may have: another table that names entries is erased with them', async () => {
    const tables = await app.dataSource.query<Array<{ name: string }>>(
      `select distinct conrelid::regclass::text as name from pg_constraint
       where confrelid = 'contest_entries'::regclass and contype = 'f' order by 1`,
    );
    const kept = ['ballots', 'jury_assignments', 'prize_offers', 'result_lines', 'vote_requests'];
    const entry = await importEntry('pending');
    await NEEDS['a vote'](entry);
    await openEntry(app, entry.id);
    await admin.post(`/${entry.id}/notes`, { body: 'Asha sings' });
    await app.dataSource.query(
      `insert into address_changes (entry_id, email, token_hash, expires_at)
       values ($1, 'new@visitor.example', sha256('x'), site_now() + interval '1 day')`,
      [entry.id],
    );
    await app.dataSource.query(
      `insert into entry_corrections (entry_id, expires_at) values ($1, site_now() + interval '1 day')`,
      [entry.id],
    );
    await admin.delete(`/${entry.id}`);
    const statements: string[] = [];
    const spy = jest.spyOn(app.dataSource.createQueryRunner().constructor.prototype, 'query');
    await erase(entry.id);
    for (const [sql] of spy.mock.calls) statements.push(String(sql));
    spy.mockRestore();
    const erased = tables.filter(({ name }) =>
      statements.some((sql) => sql.startsWith(`delete from ${name} where entry_id`)),
    );
    expect([...erased.map(({ name }) => name), ...kept].sort()).toEqual(tables.map(({ name }) => name));
    const left = await app.dataSource.query<unknown[]>(
      `select entry_id from address_changes where entry_id = $1
       union all select entry_id from entry_corrections where entry_id = $1`,
      [entry.id],
    );
    expect(left).toEqual([]);
  });
});
