import { addressContains, contains } from '../../../../common/paging/list-filters.js';
import { createTestApp, type TestApp } from '../../../../../test/app.js';
import { type Client, client } from '../../../../../test/client.js';
import { createEntry } from '../../../../../test/factories/contest.js';
import { createUser } from '../../../../../test/factories/users.js';
import type { ContestEntry } from '../contest-entry.entity.js';
import { EntryVideo } from '../videos/entry-video.entity.js';

let app: TestApp;
let admin: Client;
let entries: Record<'asha' | 'biju' | 'chitra', ContestEntry>;

beforeAll(async () => {
  app = await createTestApp();
  admin = client(app)
    .as(await createUser(app, { owner: true }))
    .at('/api/admin/entries');
  entries = {
    asha: await createEntry(app, {
      name: 'Asha 100% Menon',
      email: 'asha@first.example',
      status: 'approved',
      viewCount: 3_000_000_000,
      viewsRefreshedAt: new Date('2025-06-23T10:00:00Z'),
      submittedAt: new Date('2025-06-20T10:00:00Z'),
    }),
    biju: await createEntry(app, {
      name: 'Biju_Thomas',
      email: 'biju@second.example',
      viewCount: 5,
      submittedAt: new Date('2025-06-21T10:00:00Z'),
    }),
    chitra: await createEntry(app, {
      name: 'ചിത്ര',
      email: 'chitra@second.example',
      status: 'rejected',
      viewCount: 70,
      submittedAt: new Date('2025-06-22T10:00:00Z'),
    }),
  };
});

afterAll(() => app.close());

async function names(query: Record<string, unknown>): Promise<string[]> {
  const { status, body } = await admin.get('', query);
  expect(status).toBe(200);
  return (body as Array<{ email: string }>).map(({ email }) => email.split('@')[0] ?? '');
}

test('lists all entries, newest first', async () => {
  const { status, body, range } = await admin.get();
  const { asha } = entries;
  expect([status, range]).toEqual([200, 'entries 0-2/3']);
  expect((body as Array<{ id: string }>).map(({ id }) => id)).toEqual([
    entries.chitra.id,
    entries.biju.id,
    asha.id,
  ]);
  expect(body[2]).toEqual({
    id: asha.id,
    slug: expect.stringMatching(/^entry-[0-9a-f]{12}$/),
    contestId: asha.contestId,
    contestTitle: 'Cover Song Contest 2025',
    name: 'Asha 100% Menon',
    email: 'asha@first.example',
    isAddressProved: false,
    doEmailsComeBack: false,
    language: 'en',
    videoId: asha.videoId,
    youtubeUrl: asha.youtubeUrl,
    status: 'approved',
    viewCount: 3_000_000_000,
    viewsRefreshedAt: '2025-06-23T10:00:00.000Z',
    viewsError: null,
    aiRule: null,
    aiUse: null,
    aiNote: null,
    photoUrl: `/api/contest/entries/${asha.id}/photo`,
    version: expect.stringMatching(/^[0-9a-f]{16}$/),
    submittedAt: '2025-06-20T10:00:00.000Z',
    video: null,
    revision: null,
    isOwners: false,
    isApprovalOwners: false,
    unansweredMessages: 0,
    updatedAt: asha.updatedAt.toISOString(),
  });
});

test('lists and counts the entries of one contest', async () => {
  const { contestId } = entries.asha;
  const other = '00000000-0000-4000-8000-000000000000';
  expect(await names({ filter: { contestId } })).toHaveLength(3);
  expect(await names({ filter: { contestId: 'current' } })).toHaveLength(3);
  expect(await names({ filter: { contestId: other } })).toEqual([]);
  const counts = {
    pending: 1,
    approved: 1,
    rejected: 1,
    withdrawn: 0,
    revised: 0,
    unanswered: 0,
    videoBroken: 0,
    waiting: 1,
    aiDoubtful: 0,
    total: 3,
  };
  expect((await admin.get(`/status-counts?contestId=${contestId}`)).body).toEqual(counts);
  expect((await admin.get('/status-counts?contestId=current')).body).toEqual(counts);
  expect((await admin.get('/status-counts')).body).toEqual(counts);
  const none = {
    pending: 0,
    approved: 0,
    rejected: 0,
    withdrawn: 0,
    revised: 0,
    unanswered: 0,
    videoBroken: 0,
    waiting: 0,
    aiDoubtful: 0,
    total: 0,
  };
  expect((await admin.get(`/status-counts?contestId=${other}`)).body).toEqual(none);
  expect((await admin.get('/status-counts?contestId=1')).status).toBe(400);
});

test.each([
  [
    ['submittedAt', 'ASC'],
    ['asha', 'biju', 'chitra'],
  ],
  [
    ['viewCount', 'ASC'],
    ['biju', 'chitra', 'asha'],
  ],
  [
    ['name', 'DESC'],
    ['chitra', 'biju', 'asha'],
  ],
  [
    ['status', 'ASC'],
    ['asha', 'biju', 'chitra'],
  ],
  [
    ['updatedAt', 'ASC'],
    ['asha', 'biju', 'chitra'],
  ],
])('sorts by %j', async (sort, expected) => {
  expect(await names({ sort })).toEqual(expected);
});

test.each([
  [{ status: 'pending' }, ['biju']],
  [{ status: ['pending', 'rejected'] }, ['chitra', 'biju']],
  [{ q: 'menon' }, ['asha']],
  [{ q: 'SECOND.example' }, ['chitra', 'biju']],
  [{ q: 'ിത്ര' }, ['chitra']],
  [{ q: '100%' }, ['asha']],
  [{ q: '%' }, ['asha']],
  [{ q: 'u_t' }, ['biju']],
  [{ q: 'u_b' }, []],
  [{ q: '\\' }, []],
  [{ q: 'second', status: 'rejected' }, ['chitra']],
  [{ from: '2025-06-21T10:00:00Z' }, ['chitra', 'biju']],
  [{ to: '2025-06-21T10:00:00Z' }, ['asha']],
  [{ from: '2025-06-20T15:31:00+05:30', to: '2025-06-22T10:00:00.000Z' }, ['biju']],
])('filters by %j', async (filter, expected) => {
  expect(await names({ filter })).toEqual(expected);
});

test('filters by ids, as react-admin does for getMany', async () => {
  expect(await names({ filter: { id: [entries.asha.id, entries.chitra.id] } })).toEqual(['chitra', 'asha']);
  expect(await names({ filter: { id: [] } })).toEqual([]);
});

test('has pages and a total', async () => {
  expect(await admin.get('?range=[1,1]')).toMatchObject({
    range: 'entries 1-1/3',
    body: [{ id: entries.biju.id }],
  });
  expect(await admin.get('?range=[9,18]')).toMatchObject({ range: 'entries */3', body: [] });
});

test.each([
  '?sort=["email","ASC"]',
  '?sort=["name;drop table users","ASC"]',
  '?filter={"email":"x"}',
  '?filter={"id":["1"]}',
  '?filter={"status":"lost"}',
  '?filter={"q":"a\\u0000b"}',
  '?filter={"from":"2025-06-21"}',
  '?filter={"from":["2025-06-21T10:00:00Z"]}',
  '?filter={"to":"2025-06-31T25:00:00Z"}',
  '?range=[0,100]',
  '?unknown=1',
])('rejects %s', async (query) => {
  expect((await admin.get(encodeURI(query))).status).toBe(400);
});

test('counts by status', async () => {
  expect((await admin.get('/status-counts')).body).toEqual({
    pending: 1,
    approved: 1,
    rejected: 1,
    withdrawn: 0,
    revised: 0,
    unanswered: 0,
    videoBroken: 0,
    waiting: 1,
    aiDoubtful: 0,
    total: 3,
  });
});

test('returns one entry, or a 404', async () => {
  expect(await admin.get(`/${entries.biju.id}`)).toMatchObject({
    status: 200,
    body: { email: 'biju@second.example' },
  });
  expect((await admin.get('/00000000-0000-4000-8000-000000000000')).status).toBe(404);
  expect((await admin.get('/1')).status).toBe(404);
});

test('the index can serve the search', async () => {
  const plan = await app.dataSource.transaction(async (manager) => {
    // With few rows, a sequential scan is always cheaper.
    await manager.query('set local enable_seqscan = off');
    return manager.query<Array<Record<string, string>>>(
      `explain select id from contest_entries where ${contains('name', '$1')} or ${addressContains('email', '$1')}`,
      ['menon'],
    );
  });
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('contest_entries_folded_search');
});

test('shows what is known of a video, and finds the approved entries whose video is broken', async () => {
  const { asha, biju, chitra } = entries;
  const { manager } = app.dataSource;
  const healthSince = new Date('2025-06-24T10:00:00Z');
  const broken = { health: 'broken', healthSince, problem: 'not-embeddable' } as const;
  const publishedAt = new Date('2025-06-20T10:00:00Z');
  const metadata = {
    title: 'Mazha',
    channelTitle: 'Asha Sings',
    durationS: 960,
    publishedAt,
    checkedAt: healthSince,
  };
  await manager.insert(EntryVideo, [
    { entryId: asha.id, videoId: asha.videoId, flags: ['unlisted', 'too-long'], ...metadata, ...broken },
    // A rejected entry is no task, and the link of the other has changed since.
    { entryId: chitra.id, videoId: chitra.videoId, ...broken },
    { entryId: biju.id, videoId: asha.videoId, ...broken },
  ]);

  expect((await admin.get(`/${asha.id}`)).body.video).toEqual({
    title: 'Mazha',
    channel: 'Asha Sings',
    durationS: 960,
    publishedAt: publishedAt.toISOString(),
    flags: ['unlisted', 'too-long'],
    health: 'broken',
    healthSince: healthSince.toISOString(),
    problem: 'not-embeddable',
  });
  expect((await admin.get(`/${biju.id}`)).body.video).toBeNull();
  expect(await names({ filter: { isVideoBroken: 'true' } })).toEqual(['asha']);
  expect((await admin.get('/status-counts')).body.videoBroken).toBe(1);
  const filter = encodeURIComponent('{"isVideoBroken":"false"}');
  expect((await admin.get(`?filter=${filter}`)).body.message).toBe(
    'filter isVideoBroken must be one of true',
  );
});
