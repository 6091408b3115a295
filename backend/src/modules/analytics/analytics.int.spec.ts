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

/** The last days in the time zone of Kerala, including today, oldest first. */
function lastDays(count: number): string[] {
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
  // Kerala has no daylight saving time, so each day has 24 hours.
  return Array.from({ length: count }, (_, index) =>
    calendar.format(Date.now() - (count - 1 - index) * 24 * 60 * 60 * 1000),
  );
}

let listeners = 0;

async function addInteraction(songId: string, type: string, at: Date): Promise<void> {
  await app.dataSource.query(
    `insert into song_interactions (song_id, ip_address, interaction_type, created_at)
     values ($1, '10.0.0.0'::inet + $2::int, $3, $4)`,
    [songId, ++listeners, type, at],
  );
}

async function addEvent(entryId: string, action: string, at: Date): Promise<void> {
  await app.dataSource.query(`insert into entry_events (entry_id, action, created_at) values ($1, $2, $3)`, [
    entryId,
    action,
    at,
  ]);
}

test('is all zero without data', async () => {
  expect(await readAnalytics()).toEqual({
    entries: { total: 0, pending: 0, approved: 0, rejected: 0 },
    approvalRate: 0,
    averageViews: 0,
    mostViewed: [],
    songs: [],
    interactions: { upvote: 0, downvote: 0, download: 0, play: 0, total: 0 },
    days: lastDays(30).map((date) => ({ date, plays: 0, entries: 0 })),
    recentActivity: [],
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

test('has no average if no approved entry has views', async () => {
  await createEntry(app, { status: 'approved', viewCount: 0 });
  await createEntry(app, { status: 'pending', viewCount: 9 });
  expect(await readAnalytics()).toMatchObject({ approvalRate: 50, averageViews: 0 });
});

test('returns the ten approved entries with the most views', async () => {
  const names = Array.from({ length: 11 }, (_, index) => `Entrant ${index}`);
  const ids: string[] = [];
  for (const [index, name] of names.entries()) {
    ids.push((await createEntry(app, { name, status: 'approved', viewCount: 100 - index })).id);
  }
  await createEntry(app, { status: 'pending', viewCount: 5_000 });
  await createEntry(app, { status: 'rejected', viewCount: 5_000 });

  const { mostViewed } = await readAnalytics();

  expect(mostViewed).toEqual(
    names.slice(0, 10).map((name, index) => ({ id: ids[index], name, viewCount: 100 - index })),
  );
});

test('omits entries without views from the most viewed', async () => {
  const { id } = await createEntry(app, { status: 'approved', viewCount: 3_000_000_000 });
  await createEntry(app, { status: 'approved', viewCount: 0 });

  expect((await readAnalytics()).mostViewed).toEqual([{ id, name: 'Anjali Nair', viewCount: 3_000_000_000 }]);
});

test('lists songs newest first, and totals the interactions by kind', async () => {
  const older = await createSong('Older', '2025-01-01T00:00:00Z', [1, 2, 3, 4]);
  const newer = await createSong('Newer', '2025-02-01T00:00:00.123Z', [0, 0, 0, 0]);
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
  expect(totals).toEqual({ upvote: 1, downvote: 2, download: 3, play: 4, total: 10 });
});

test('counts plays and entries by the days of Kerala', async () => {
  const song = await createSong('Monsoon Letter', '2025-01-01T00:00:00Z', [0, 0, 0, 0]);
  const days = lastDays(31);
  const midnight = (index: number) => new Date(`${days[index]}T00:00:00+05:30`);
  const before = (moment: Date) => new Date(moment.getTime() - 1);
  await addInteraction(song, 'play', before(midnight(1)));
  await addInteraction(song, 'play', midnight(1));
  await addInteraction(song, 'play', before(midnight(2)));
  await addInteraction(song, 'play', midnight(30));
  await addInteraction(song, 'download', midnight(30));
  await createEntry(app, { submittedAt: midnight(29) });
  await createEntry(app, { submittedAt: before(midnight(30)), status: 'rejected' });
  await createEntry(app, { submittedAt: before(midnight(1)) });

  const { days: counted } = await readAnalytics();

  expect(counted.map(({ date }: { date: string }) => date)).toEqual(days.slice(1));
  const busy = counted.filter(
    ({ plays, entries }: { plays: number; entries: number }) => plays + entries > 0,
  );
  expect(busy).toEqual([
    { date: days[1], plays: 2, entries: 0 },
    { date: days[29], plays: 0, entries: 2 },
    { date: days[30], plays: 1, entries: 0 },
  ]);
});

test('returns the last 10 interactions and the last 10 entry events, newest first', async () => {
  const song = await createSong('Monsoon Letter', '2025-01-01T00:00:00Z', [0, 0, 0, 0]);
  const entry = await createEntry(app, { name: 'ചിത്ര' });
  const at = (second: number) => new Date(Date.UTC(2025, 5, 20, 10, 0, second));
  for (let second = 0; second < 30; second += 2) await addInteraction(song, 'play', at(second));
  for (let second = 1; second < 30; second += 2) await addEvent(entry.id, 'approve', at(second));
  await addEvent('00000000-0000-4000-8000-000000000000', 'delete', at(30));

  const { recentActivity } = await readAnalytics();

  expect(recentActivity).toHaveLength(20);
  expect(recentActivity.slice(0, 3)).toEqual([
    {
      type: 'delete',
      at: at(30).toISOString(),
      subject: 'entry',
      id: '00000000-0000-4000-8000-000000000000',
      name: null,
    },
    { type: 'approve', at: at(29).toISOString(), subject: 'entry', id: entry.id, name: 'ചിത്ര' },
    { type: 'play', at: at(28).toISOString(), subject: 'song', id: song, name: 'Monsoon Letter' },
  ]);
  expect(recentActivity.at(-1)).toMatchObject({ type: 'play', at: at(10).toISOString() });
  const ofEntries = recentActivity.filter(({ subject }: { subject: string }) => subject === 'entry');
  expect(ofEntries).toHaveLength(10);
  expect(ofEntries.at(-1)).toMatchObject({ type: 'approve', at: at(13).toISOString() });
});

test('takes three statements', async () => {
  await readAnalytics();
  const query = vi.spyOn(app.dataSource, 'query');
  await readAnalytics();
  const own = query.mock.calls.filter(([sql]) => /contest_entries|song_interactions/.test(String(sql)));
  expect(own).toHaveLength(3);
});

test('reads only the interactions of the last days', async () => {
  const song = await createSong('Monsoon Letter', '2025-01-01T00:00:00Z', [0, 0, 0, 0]);
  await app.dataSource.query(
    `insert into song_interactions (song_id, ip_address, interaction_type, created_at)
     select $1, '10.0.0.0'::inet + n, 'play', now() - interval '90 days' - n * interval '1 minute'
     from generate_series(1, 20000) n`,
    [song],
  );
  await app.asSuperuser('analyze song_interactions');
  const statements: Array<[string, unknown[]]> = [];
  const query = vi.spyOn(app.dataSource, 'query');
  await readAnalytics();
  for (const [sql, parameters] of query.mock.calls)
    if (/from song_interactions/.test(String(sql)))
      statements.push([String(sql), (parameters ?? []) as unknown[]]);
  query.mockRestore();
  expect(statements).toHaveLength(2);
  for (const [sql, parameters] of statements) {
    const plan = JSON.stringify(await app.dataSource.query(`explain ${sql}`, parameters));
    expect(plan).toContain('song_interactions_by_time');
    expect(plan).not.toContain('Seq Scan on song_interactions');
  }
});

test('requires the owner', async () => {
  const visitor = `Bearer ${await accessTokenOf(app, await createUser(app, { verified: true }))}`;
  expect((await app.api.inject('/api/admin/analytics')).statusCode).toBe(401);
  const asVisitor = { url: '/api/admin/analytics', headers: { authorization: visitor } };
  expect((await app.api.inject(asVisitor)).statusCode).toBe(403);
});
