import { ENTRY_ACTIONS } from '@paattu/shared/entry-actions';
import { fakeOnly } from '../../../test/fake-only.js';
import { createTestApp, type TestApp } from '../../../test/app.js';
import { type Client, client } from '../../../test/client.js';
import { createEntry, currentContest } from '../../../test/factories/contest.js';
import { insertApiToken } from '../../../test/factories/api-tokens.js';
import { accessTokenOf, createUser } from '../../../test/factories/users.js';
import type { AnalyticsDto } from './analytics.dto.js';

/** Noon of a day in Kerala. */
const NOW = new Date('2025-07-20T12:00:00+05:30');
const NOTHING = { plays: 0, downloads: 0, votes: 0, favorites: 0, entries: 0 };

let app: TestApp;
let asOwner: Client;
let ownerId: string;

beforeAll(async () => {
  app = await createTestApp();
});

beforeEach(async () => {
  await app.reset();
  const owner = await createUser(app, { owner: true });
  ownerId = owner.id;
  asOwner = client(app).as(await accessTokenOf(app, owner));
  // Later: the clock of the database ends sessions.
  fakeOnly(['Date'], { now: NOW });
});

afterEach(() => {
  jest.useRealTimers();
});

afterAll(() => app.close());

async function readAnalytics(query = ''): Promise<AnalyticsDto> {
  const { status, body } = await asOwner.get<AnalyticsDto>(`/api/admin/analytics${query}`);
  expect(status).toBe(200);
  return body;
}

/** The days on which something happened. */
const busy = ({ days }: AnalyticsDto) =>
  days.filter(({ date: _date, ...counts }) => Object.values(counts).some((count) => count > 0));

/** Adds a contest that ended before the first one was announced. */
async function createFormerContest(): Promise<string> {
  const [{ id }] = await app.dataSource.query<[{ id: string }]>(
    `insert into contests (title, song_title, prize_amount, time_zone, announce_at, opens_at, closes_at,
       voting_opens_at, voting_closes_at, winner_at)
     select 'Former', 'Boat', 1, 'Asia/Kolkata', announce_at - '1 year'::interval, opens_at - '1 year'::interval,
       closes_at - '1 year'::interval, voting_opens_at - '1 year'::interval, voting_closes_at - '1 year'::interval,
       winner_at - '1 year'::interval
     from contests returning id`,
  );
  return id;
}

async function createSong(title: string, createdAt = '2025-01-01T00:00:00Z'): Promise<string> {
  const [{ id }] = await app.dataSource.query<[{ id: string }]>(
    `insert into uploaded_songs (slug, title, artist, created_at) values (lower($1), $1, 'Demo Artist', $2) returning id`,
    [title, createdAt],
  );
  return id;
}

let listeners = 0;

async function addInteraction(songId: string, type: string, at: Date | string): Promise<void> {
  const isVote = type.endsWith('vote');
  await app.dataSource.query(
    `insert into song_interactions (song_id, user_id, ip_address, interaction_type, created_at)
     values ($1, $2, '10.0.0.0'::inet + $3::int, $4, $5)`,
    [songId, isVote ? (await createUser(app)).id : null, ++listeners, type, at],
  );
  const counter = { play: 'play_count', download: 'download_count' }[type] ?? `${type}s`;
  await app.dataSource.query(`update uploaded_songs set ${counter} = ${counter} + 1 where id = $1`, [songId]);
}

async function addFavorite(songId: string, at: Date | string): Promise<void> {
  const { id } = await createUser(app);
  await app.dataSource.query(
    `insert into user_favorites (user_id, song_id, created_at) values ($1, $2, $3)`,
    [id, songId, at],
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
    timeZone: 'Asia/Kolkata',
    period: { first: '2025-07-20', last: '2025-07-20', ...NOTHING },
    previousPeriod: null,
    unit: 'day',
    days: [{ date: '2025-07-20', ...NOTHING }],
    interactions: { upvote: 0, downvote: 0, download: 0, play: 0, total: 0 },
    songs: [],
    entries: { total: 0, pending: 0, approved: 0, rejected: 0, withdrawn: 0 },
    approvalRate: 0,
    averageViews: 0,
    mostViewed: [],
    recentActivity: [],
  });
});

test.each([
  ['7', '2025-07-14', '2025-07-07', '2025-07-13'],
  ['30', '2025-06-21', '2025-05-22', '2025-06-20'],
  ['90', '2025-04-22', '2025-01-22', '2025-04-21'],
])('%s days end today, and follow as many days', async (period, first, previousFirst, previousLast) => {
  const { days, ...analytics } = await readAnalytics(`?period=${period}`);
  expect(analytics.period).toEqual({ first, last: '2025-07-20', ...NOTHING });
  expect(analytics.previousPeriod).toEqual({ first: previousFirst, last: previousLast, ...NOTHING });
  expect(analytics.unit).toBe('day');
  expect(days).toHaveLength(Number(period));
  expect([days[0], days.at(-1)]).toEqual([
    { date: first, ...NOTHING },
    { date: '2025-07-20', ...NOTHING },
  ]);
});

test('counts entries, rounds the rate of those that are not withdrawn, and averages approved entries that have views', async () => {
  await createEntry(app, { status: 'approved', viewCount: 3_000_000_000 });
  await createEntry(app, { status: 'approved', viewCount: 4_000_000_001 });
  await createEntry(app, { status: 'approved', viewCount: 0 });
  await createEntry(app, { status: 'approved', viewCount: 0 });
  await createEntry(app, { status: 'pending', viewCount: 1_000 });
  await createEntry(app, { status: 'rejected', viewCount: 1_000 });
  await createEntry(app, { status: 'withdrawn', viewCount: 1_000 });
  expect(await readAnalytics()).toMatchObject({
    entries: { total: 7, pending: 1, approved: 4, rejected: 1, withdrawn: 1 },
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

test('lists songs newest first, each with its interactions of the period', async () => {
  const older = await createSong('Older');
  const newer = await createSong('Newer', '2025-02-01T00:00:00.123Z');
  await addInteraction(older, 'upvote', '2025-07-19T12:00:00Z');
  for (let n = 0; n < 2; n++) await addInteraction(older, 'downvote', '2025-07-19T12:00:00Z');
  for (let n = 0; n < 3; n++) await addInteraction(older, 'download', '2025-07-19T12:00:00Z');
  for (let n = 0; n < 4; n++) await addInteraction(older, 'play', '2025-07-19T12:00:00Z');
  await addInteraction(newer, 'play', '2025-06-01T12:00:00Z');
  const none = { upvotes: 0, downvotes: 0, downloadCount: 0, playCount: 0 };

  const week = await readAnalytics('?period=7');

  const song = { artist: 'Demo Artist', title: 'Newer', id: newer, createdAt: '2025-02-01T00:00:00.123Z' };
  expect(week.songs).toEqual([
    { ...song, ...none },
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
  expect(week.interactions).toEqual({ upvote: 1, downvote: 2, download: 3, play: 4, total: 10 });
  const all = await readAnalytics();
  expect(all.songs[0]).toEqual({ ...song, ...none, playCount: 1 });
  expect(all.interactions).toEqual({ upvote: 1, downvote: 2, download: 3, play: 5, total: 11 });
});

test('counts by the days of Kerala, and before them the previous period', async () => {
  const song = await createSong('Monsoon Letter');
  await addInteraction(song, 'play', '2025-07-06T23:59:59.999+05:30');
  await addInteraction(song, 'play', '2025-07-07T00:00:00+05:30');
  await addInteraction(song, 'upvote', '2025-07-13T23:59:59.999+05:30');
  await addFavorite(song, '2025-07-13T23:59:59.999+05:30');
  await createEntry(app, { submittedAt: new Date('2025-07-07T00:00:00+05:30') });
  await addInteraction(song, 'play', '2025-07-14T00:00:00+05:30');
  await addInteraction(song, 'play', '2025-07-14T23:59:59.999+05:30');
  await addInteraction(song, 'download', '2025-07-15T00:00:00+05:30');
  await addInteraction(song, 'upvote', '2025-07-15T12:00:00+05:30');
  await addInteraction(song, 'downvote', '2025-07-15T12:00:00+05:30');
  await addFavorite(song, '2025-07-19T23:59:59.999+05:30');
  await addFavorite(song, '2025-07-20T00:00:00+05:30');
  await createEntry(app, { submittedAt: new Date('2025-07-19T23:59:59.999+05:30'), status: 'rejected' });
  await createEntry(app, { submittedAt: new Date('2025-07-06T23:59:59.999+05:30') });

  const week = await readAnalytics('?period=7');

  expect(busy(week)).toEqual([
    { date: '2025-07-14', ...NOTHING, plays: 2 },
    { date: '2025-07-15', ...NOTHING, downloads: 1, votes: 2 },
    { date: '2025-07-19', ...NOTHING, favorites: 1, entries: 1 },
    { date: '2025-07-20', ...NOTHING, favorites: 1 },
  ]);
  const period = { first: '2025-07-14', last: '2025-07-20' };
  expect(week.period).toEqual({ ...period, plays: 2, downloads: 1, votes: 2, favorites: 2, entries: 1 });
  const previous = { first: '2025-07-07', last: '2025-07-13' };
  expect(week.previousPeriod).toEqual({
    ...previous,
    plays: 1,
    downloads: 0,
    votes: 1,
    favorites: 1,
    entries: 1,
  });
  expect((await readAnalytics('?period=30')).previousPeriod).toMatchObject(NOTHING);
});

test('a day on which clocks change lasts from midnight to midnight', async () => {
  await app.dataSource.query(`update contests set time_zone = 'Europe/Berlin'`);
  jest.setSystemTime(new Date('2025-04-01T12:00:00Z'));
  const song = await createSong('Monsoon Letter');
  await addInteraction(song, 'play', '2025-03-29T23:00:00Z');
  await addInteraction(song, 'play', '2025-03-30T21:59:59.999Z');
  await addInteraction(song, 'play', '2025-03-30T22:00:00Z');
  const week = await readAnalytics('?period=7');
  expect(week.timeZone).toBe('Europe/Berlin');
  expect(busy(week)).toEqual([
    { date: '2025-03-30', ...NOTHING, plays: 2 },
    { date: '2025-03-31', ...NOTHING, plays: 1 },
  ]);
});

test('all days begin with the first interaction, favorite or entry', async () => {
  const song = await createSong('Monsoon Letter');
  const first = async () => (await readAnalytics()).period.first;
  await createEntry(app, { submittedAt: new Date('2025-07-01T12:00:00Z') });
  expect(await first()).toBe('2025-07-01');
  await addInteraction(song, 'play', '2025-06-20T18:30:00Z');
  expect(await first()).toBe('2025-06-21');
  await addFavorite(song, '2025-04-19T18:30:00Z');
  const all = await readAnalytics('?period=all');
  expect(all).toMatchObject({ unit: 'day', previousPeriod: null });
  expect(all.days).toHaveLength(92);
  expect(busy(all)).toEqual([
    { date: '2025-04-20', ...NOTHING, favorites: 1 },
    { date: '2025-06-21', ...NOTHING, plays: 1 },
    { date: '2025-07-01', ...NOTHING, entries: 1 },
  ]);
});

test('more than 92 days are counted by month', async () => {
  const song = await createSong('Monsoon Letter');
  await addInteraction(song, 'play', '2025-04-19T12:00:00+05:30');
  await addInteraction(song, 'play', '2025-06-30T23:59:59.999+05:30');
  await addInteraction(song, 'play', '2025-07-01T00:00:00+05:30');
  const { unit, period, days } = await readAnalytics();
  expect([unit, period.first, period.last, period.plays]).toEqual(['month', '2025-04-19', '2025-07-20', 3]);
  expect(days).toEqual([
    { date: '2025-04-01', ...NOTHING, plays: 1 },
    { date: '2025-05-01', ...NOTHING },
    { date: '2025-06-01', ...NOTHING, plays: 1 },
    { date: '2025-07-01', ...NOTHING, plays: 1 },
  ]);
});

test('leaves out the entries of other contests', async () => {
  const { id: current } = await currentContest(app);
  const former = await createFormerContest();
  const submittedAt = new Date('2025-07-19T12:00:00Z');
  const mine = await createEntry(app, { contestId: current, status: 'approved', viewCount: 8, submittedAt });
  await createEntry(app, { contestId: current, status: 'pending', submittedAt });
  const theirs = { contestId: former, name: 'Devi', submittedAt };
  const other = await createEntry(app, { ...theirs, status: 'approved', viewCount: 4 });
  await addEvent(mine.id, 'approve', submittedAt);
  await addEvent(other.id, 'approve', submittedAt);
  await addEvent('00000000-0000-4000-8000-000000000000', 'delete', submittedAt);
  await addInteraction(await createSong('Monsoon Letter'), 'play', submittedAt);
  const of = async (query: string) => {
    const analytics = await readAnalytics(`?period=7${query}`);
    return {
      entries: analytics.entries,
      rate: analytics.approvalRate,
      views: analytics.averageViews,
      viewed: analytics.mostViewed.map(({ id }) => id),
      days: busy(analytics),
      total: analytics.period.entries,
      events: analytics.recentActivity.map(({ type, id }) => `${type} ${id}`).slice(1),
      interactions: analytics.interactions.total,
    };
  };
  const day = { date: '2025-07-19', ...NOTHING, plays: 1 };

  expect(await of(`&contestId=${current}`)).toEqual({
    entries: { total: 2, pending: 1, approved: 1, rejected: 0, withdrawn: 0 },
    rate: 50,
    views: 8,
    viewed: [mine.id],
    days: [{ ...day, entries: 2 }],
    total: 2,
    events: [`approve ${mine.id}`],
    interactions: 1,
  });
  expect(await of(`&contestId=${former}`)).toEqual({
    entries: { total: 1, pending: 0, approved: 1, rejected: 0, withdrawn: 0 },
    rate: 100,
    views: 4,
    viewed: [other.id],
    days: [{ ...day, entries: 1 }],
    total: 1,
    events: [`approve ${other.id}`],
    interactions: 1,
  });
  expect(await of('&contestId=current')).toEqual(await of(`&contestId=${current}`));
  expect(await of('')).toMatchObject({ entries: { total: 3 }, views: 6, total: 3 });
});

test('all days of a contest begin with its own entries', async () => {
  const { id: current } = await currentContest(app);
  const former = await createFormerContest();
  await createEntry(app, { contestId: former, submittedAt: new Date('2025-07-02T12:00:00Z') });
  await createEntry(app, { contestId: current, submittedAt: new Date('2025-07-18T12:00:00Z') });
  const firstOf = async (contestId: string) =>
    (await readAnalytics(`?period=all&contestId=${contestId}`)).period.first;

  expect([await firstOf(former), await firstOf(current)]).toEqual(['2025-07-02', '2025-07-18']);
});

test('an unknown contest is a 404, and an unknown parameter or value a 400', async () => {
  const statuses = async (query: string) => [
    query,
    (await asOwner.get(`/api/admin/analytics${query}`)).status,
  ];
  const unknown = '?contestId=00000000-0000-4000-8000-000000000000';
  expect(await statuses(unknown)).toEqual([unknown, 404]);
  for (const query of [
    '?period=14',
    '?period=',
    '?period=7&period=30',
    '?contestId=',
    '?contestId=2025',
    '?contest=2025',
    '?days=7',
  ]) {
    expect(await statuses(query)).toEqual([query, 400]);
  }
});

test('returns the last 10 interactions and the last 10 entry events, newest first', async () => {
  const song = await createSong('Monsoon Letter');
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
  const ofEntries = recentActivity.filter(({ subject }) => subject === 'entry');
  expect(ofEntries).toHaveLength(10);
  expect(ofEntries.at(-1)).toMatchObject({ type: 'approve', at: at(13).toISOString() });
});

// @trust api-tokens
test.each(['', 'contest'])('a program reads only names of approved entries (%s)', async (scope) => {
  jest.useRealTimers();
  const token = await insertApiToken(app, ownerId, { scopes: ['analytics:read'] });
  const statuses = ['approved', 'pending', 'rejected', 'withdrawn'] as const;
  for (const status of statuses) {
    const { id } = await createEntry(app, { status, name: `Entrant ${status}` });
    await addEvent(id, 'submit', new Date('2025-06-20T10:00:00Z'));
  }
  const query = scope && `?contestId=${(await currentContest(app)).id}`;
  const namesFor = async (sender: Client) => {
    const { text } = await sender.get(`/api/admin/analytics${query}`);
    return statuses.filter((status) => text.includes(`Entrant ${status}`));
  };
  expect(await namesFor(asOwner)).toEqual(statuses);
  expect(await namesFor(client(app).as(token))).toEqual(['approved']);
});

test('lists every action of the history of an entry', async () => {
  const entry = await createEntry(app);
  const listed: string[] = [];
  for (const action of ENTRY_ACTIONS) {
    await addEvent(entry.id, action, new Date('2025-06-20T10:00:00Z'));
    listed.push((await readAnalytics()).recentActivity[0]!.type);
  }
  expect(listed).toEqual(ENTRY_ACTIONS);
});

test('takes five statements', async () => {
  await readAnalytics();
  const query = jest.spyOn(app.dataSource, 'query');
  await readAnalytics();
  const own = query.mock.calls.filter(([sql]) =>
    /contest_entries|song_interactions|uploaded_songs/.test(String(sql)),
  );
  expect(own).toHaveLength(5);
});

test('reads only the interactions of the period and the previous period', async () => {
  const song = await createSong('Monsoon Letter');
  await app.dataSource.query(
    `insert into song_interactions (song_id, ip_address, interaction_type, created_at)
     select $1, '10.0.0.0'::inet + n, 'play', $2::timestamptz - interval '90 days' - n * interval '1 minute'
     from generate_series(1, 20000) n`,
    [song, NOW],
  );
  await app.asSuperuser('analyze song_interactions');
  const query = jest.spyOn(app.dataSource, 'query');
  await readAnalytics('?period=30');
  const calls = query.mock.calls.filter(([sql]) => /from song_interactions (where|order)/.test(String(sql)));
  query.mockRestore();
  expect(calls).toHaveLength(3);
  for (const [sql, parameters] of calls) {
    const plan = JSON.stringify(await app.dataSource.query(`explain ${String(sql)}`, parameters));
    expect(plan).toContain('song_interactions_by_time');
    expect(plan).not.toContain('Seq Scan on song_interactions');
  }
});

test('requires the owner', async () => {
  jest.useRealTimers();
  const visitor = await createUser(app, { verified: true });
  expect((await client(app).get('/api/admin/analytics')).status).toBe(401);
  expect((await client(app).as(visitor).get('/api/admin/analytics')).status).toBe(403);
});
