import { createTestApp, type TestApp } from '../../../test/app.js';
import { createEntry } from '../../../test/factories/contest.js';
import { accessTokenOf, createUser } from '../../../test/factories/users.js';

let app: TestApp;
let authorization: string;

beforeEach(async () => {
  app = await createTestApp();
  authorization = `Bearer ${await accessTokenOf(app, await createUser(app, { owner: true }))}`;
});

afterEach(() => app.close());

async function readAnalytics() {
  const response = await app.api.inject({ url: '/api/admin/analytics', headers: { authorization } });
  expect(response.statusCode).toBe(200);
  return response.json();
}

async function createSong(title: string, createdAt: string, counters: number[]): Promise<string> {
  const [{ id }] = await app.dataSource.query<[{ id: string }]>(
    `insert into uploaded_songs (slug, title, artist, created_at, upvotes, downvotes, download_count, play_count)
     values (lower($1), $1, 'Demo Artist', $2, $3, $4, $5, $6) returning id`,
    [title, createdAt, ...counters],
  );
  return id;
}

test('is all zero where nothing is', async () => {
  expect(await readAnalytics()).toEqual({
    entries: { total: 0, pending: 0, approved: 0, rejected: 0 },
    approvalRate: 0,
    averageViews: 0,
    songs: [],
    interactions: { upvote: 0, downvote: 0, download: 0, play: 0, total: 0 },
  });
});

test('counts entries, rounds the rate, and averages approved entries that have views', async () => {
  await createEntry(app, { status: 'approved', viewCount: 3_000_000_000 });
  await createEntry(app, { status: 'approved', viewCount: 4_000_000_001 });
  await createEntry(app, { status: 'approved', viewCount: 0 });
  await createEntry(app, { status: 'approved', viewCount: 0 });
  await createEntry(app, { status: 'pending', viewCount: 1_000 });
  await createEntry(app, { status: 'rejected', viewCount: 1_000 });
  expect(await readAnalytics()).toMatchObject({
    entries: { total: 6, pending: 1, approved: 4, rejected: 1 },
    approvalRate: 67,
    averageViews: 3_500_000_001,
  });
});

test('has no average where no approved entry has views', async () => {
  await createEntry(app, { status: 'approved', viewCount: 0 });
  await createEntry(app, { status: 'pending', viewCount: 9 });
  expect(await readAnalytics()).toMatchObject({ approvalRate: 50, averageViews: 0 });
});

test('lists songs newest first, and totals the interactions by kind', async () => {
  const older = await createSong('Older', '2025-01-01T00:00:00Z', [1, 2, 3, 4]);
  const newer = await createSong('Newer', '2025-02-01T00:00:00.123Z', [0, 0, 0, 0]);
  const interactions = ['play', 'play', 'play', 'download', 'download', 'upvote', 'upvote', 'downvote'];
  for (const [index, type] of interactions.entries()) {
    const user = await createUser(app);
    await app.dataSource.query(
      `insert into song_interactions (song_id, user_id, interaction_type) values ($1, $2, $3)`,
      [index % 2 ? older : newer, user.id, type],
    );
  }
  const { songs, interactions: totals } = await readAnalytics();
  expect(songs).toEqual([
    {
      id: newer,
      title: 'Newer',
      artist: 'Demo Artist',
      upvotes: 0,
      downvotes: 0,
      downloadCount: 0,
      playCount: 0,
      createdAt: '2025-02-01T00:00:00.123Z',
    },
    {
      id: older,
      title: 'Older',
      artist: 'Demo Artist',
      upvotes: 1,
      downvotes: 2,
      downloadCount: 3,
      playCount: 4,
      createdAt: '2025-01-01T00:00:00.000Z',
    },
  ]);
  expect(totals).toEqual({ upvote: 2, downvote: 1, download: 2, play: 3, total: 8 });
});

test('is one statement', async () => {
  await readAnalytics();
  const query = jest.spyOn(app.dataSource, 'query');
  await readAnalytics();
  expect(query.mock.calls.filter(([sql]) => String(sql).includes('contest_entries'))).toHaveLength(1);
});

test('is the owner’s alone', async () => {
  const visitor = `Bearer ${await accessTokenOf(app, await createUser(app, { verified: true }))}`;
  expect((await app.api.inject('/api/admin/analytics')).statusCode).toBe(401);
  const asVisitor = { url: '/api/admin/analytics', headers: { authorization: visitor } };
  expect((await app.api.inject(asVisitor)).statusCode).toBe(403);
});
