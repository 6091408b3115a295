import { createTestApp, type TestApp } from '../../../../../test/app.js';
import { eventually } from '../../../../../test/eventually.js';
import { createEntry, createExampleContest, versionSeen } from '../../../../../test/factories/contest.js';
import { createUser } from '../../../../../test/factories/users.js';
import { YoutubeStandIn } from '../../../../../test/youtube.js';
import { Clock } from '../../../../common/clock/clock.js';
import { ContestEntry } from '../contest-entry.entity.js';
import { EntryEvent } from '../entry-event.entity.js';
import { ModerationService } from '../moderation/moderation.service.js';
import { OwnershipProof } from '../page/ownership/ownership-proof.entity.js';
import { EntryVideo } from '../videos/entry-video.entity.js';
import { DAILY_UNITS, SCHEDULED_UNITS } from '../videos/youtube-quota.js';
import { VideoWatch } from './video-watch.js';
import { WatchSweep } from './watch.sweep.js';

const START = new Date('2025-07-01T10:00:00Z');
const after = (hours: number) => new Date(START.getTime() + hours * 3_600_000);

let youtube: YoutubeStandIn;
let app: TestApp;

beforeAll(async () => {
  youtube = await YoutubeStandIn.start();
  app = await createTestApp({ worker: true, env: youtube.env });
});

afterAll(async () => {
  await app.close();
  await youtube.stop();
});

beforeEach(async () => {
  youtube.reset();
  await app.dataSource.query('delete from contest_entries');
  await app.dataSource.query('delete from youtube_quota');
  await app.dataSource.query(`update contests set certified_at = null`);
});

function run(hours: number): Promise<void> {
  return app.worker!.get(WatchSweep, { strict: false }).run(after(hours));
}

async function createWatched(values: Partial<ContestEntry> = {}): Promise<ContestEntry> {
  const entry = await createEntry(app, { status: 'approved', ...values });
  youtube.videos.set(entry.videoId, { channelId: `UC${entry.videoId}` });
  return entry;
}

function find(entryId: string): Promise<EntryVideo> {
  return app.dataSource.manager.findOneByOrFail(EntryVideo, { entryId });
}

/** The emails and events of an entry, oldest first. */
async function reportsOf(entryId: string) {
  const emails = await app.dataSource.query<Array<{ template: string; problem: string | null }>>(
    `select template, payload->>'problem' as problem from outgoing_emails where entry_id = $1 order by created_at`,
    [entryId],
  );
  const order = { id: 'ASC' } as const;
  const events = await app.dataSource.manager.find(EntryEvent, { where: { entryId }, order });
  return {
    emails: emails.map(({ template, problem }) => (problem === null ? template : `${template}: ${problem}`)),
    events: events.map(({ action, actorId }) => [action, actorId]),
  };
}

test('looks at fifty approved videos by one call, daily', async () => {
  const entries: ContestEntry[] = [];
  for (let count = 0; count < 51; count++) entries.push(await createWatched());
  await createWatched({ status: 'pending' });
  await createWatched({ status: 'rejected' });

  await run(0);
  await run(23);
  const ids = entries.map(({ videoId }) => videoId).sort();
  expect(youtube.detailCalls.map(({ length }) => length).sort()).toEqual([1, 50]);
  expect(youtube.detailCalls.flat().sort()).toEqual(ids);
  expect(await find(entries[0]!.id)).toMatchObject({
    flags: [],
    health: 'ok',
    checkedAt: START,
    nextCheckAt: after(24),
    title: 'Mazha (cover)',
    channelTitle: 'Anjali Sings',
    durationS: 253,
  });

  await run(24);
  expect(youtube.detailCalls.flat()).toHaveLength(102);
});

// @trust watchdog
test('a video is broken after two bad answers six hours apart, and mended by a good one, with one email each', async () => {
  const { id, videoId } = await createWatched();
  await run(0);
  youtube.videos.set(videoId, { embeddable: false });
  await run(24);
  expect(await find(id)).toMatchObject({
    health: 'suspect',
    problem: 'not-embeddable',
    nextCheckAt: after(30),
  });
  await run(29);
  expect(await reportsOf(id)).toEqual({ emails: [], events: [] });

  youtube.videos.delete(videoId);
  await run(30);
  expect(await find(id)).toMatchObject({
    health: 'broken',
    healthSince: after(30),
    problem: 'missing',
    title: null,
    channelTitle: null,
    channelId: null,
    durationS: null,
    publishedAt: null,
  });
  await run(54);
  const broken = { emails: ['entry-video-broken: missing'], events: [['video-broken', null]] };
  expect(await reportsOf(id)).toEqual(broken);

  youtube.videos.set(videoId, {});
  await run(78);
  await run(102);
  expect(await find(id)).toMatchObject({ health: 'ok', healthSince: after(78), problem: null });
  expect(await reportsOf(id)).toEqual({
    emails: [...broken.emails, 'entry-video-mended'],
    events: [...broken.events, ['video-mended', null]],
  });
});

test('an entry whose video breaks is one that changed last', async () => {
  const updatedAt = new Date('2025-06-20T10:00:00Z');
  const { id, videoId } = await createWatched({ updatedAt });
  youtube.videos.delete(videoId);
  await run(0);
  const changed = async () => {
    const entry = await app.dataSource.manager.findOneByOrFail(ContestEntry, { id });
    return entry.updatedAt > updatedAt;
  };
  expect(await changed()).toBe(false);
  await run(6);
  expect(await changed()).toBe(true);
});

test('a good answer clears a suspicion, without an email', async () => {
  const { id, videoId } = await createWatched();
  youtube.videos.delete(videoId);
  await run(0);
  youtube.videos.set(videoId, {});
  await run(6);
  expect(await find(id)).toMatchObject({ health: 'ok', problem: null });
  expect(await reportsOf(id)).toEqual({ emails: [], events: [] });
});

// @trust youtube-down, watchdog
test.each(['quotaExceeded', 'keyInvalid', 'rateLimitExceeded', 'down', 'garbage'] as const)(
  'with YouTube %s nothing is a bad answer, and the videos are due again after an hour',
  async (mood) => {
    const { id } = await createWatched();
    youtube.mood = mood;
    await expect(run(0)).rejects.toThrow('YouTube');
    expect(await find(id)).toMatchObject({ health: 'ok', flags: ['unchecked'], checkedAt: null });
    await run(0.5);
    expect(youtube.detailCalls).toHaveLength(1);
    youtube.mood = 'well';
    await app.dataSource.query('delete from youtube_quota');
    await run(1);
    expect(await find(id)).toMatchObject({ health: 'ok', flags: [], checkedAt: after(1) });
  },
);

test('leaves the owner a reserve of the quota', async () => {
  const { id } = await createWatched();
  await app.dataSource.query(
    `insert into youtube_quota values ((now() at time zone 'America/Los_Angeles')::date, $1)`,
    [SCHEDULED_UNITS],
  );
  await expect(run(0)).rejects.toThrow('quota');
  expect(youtube.detailCalls).toEqual([]);
  await app.worker!.get(VideoWatch, { strict: false }).lookAt([id], DAILY_UNITS, after(0));
  expect(await find(id)).toMatchObject({ flags: [], checkedAt: START });
});

test.each([
  ['after the result is confirmed', `certified_at = '2025-06-30'`, 0],
  ['30 days after the winner was to be announced', `certified_at = null`, 24 * 77],
])('looks at nothing %s', async (_, change, hours) => {
  await createWatched();
  await app.dataSource.query(`update contests set ${change}`);
  await run(hours);
  expect(youtube.detailCalls).toEqual([]);
});

test('looks at the videos of 120 entries at once, by three calls of the reserve, and throws when YouTube does not answer', async () => {
  const entries: ContestEntry[] = [];
  for (let count = 0; count < 120; count++) entries.push(await createWatched());
  const ids = entries.map(({ id }) => id);
  await app.dataSource.query(
    `insert into youtube_quota values ((now() at time zone 'America/Los_Angeles')::date, $1)`,
    [SCHEDULED_UNITS],
  );
  const watch = app.worker!.get(VideoWatch, { strict: false });
  await expect(watch.lookAt(ids, SCHEDULED_UNITS, START)).rejects.toMatchObject({
    code: 'YOUTUBE_QUOTA_EXCEEDED',
  });
  await watch.lookAt(ids, DAILY_UNITS, START);
  expect(youtube.detailCalls.map(({ length }) => length)).toEqual([50, 50, 20]);
  const [{ units }] = await app.dataSource.query<[{ units: number }]>('select units from youtube_quota');
  expect(units).toBe(SCHEDULED_UNITS + 3);
  expect(await app.dataSource.manager.countBy(EntryVideo, { health: 'ok', checkedAt: START })).toBe(120);

  youtube.mood = 'down';
  await expect(watch.lookAt(ids, DAILY_UNITS, after(6))).rejects.toMatchObject({
    code: 'YOUTUBE_UNAVAILABLE',
  });
  expect(await app.dataSource.manager.countBy(EntryVideo, { checkedAt: START })).toBe(120);
});

test('looks daily at a pending entry that is asked for a proof', async () => {
  const { id, videoId } = await createWatched({ status: 'pending' });
  const { manager } = app.dataSource;
  const code = 'paattu-ab2c-9xyz';
  await manager.insert(EntryVideo, { entryId: id, videoId, nextCheckAt: START });
  await run(0);
  expect(youtube.detailCalls).toEqual([]);
  await manager.insert(OwnershipProof, { entryId: id, code });
  await run(0);
  youtube.videos.set(videoId, { description: code });
  await run(24);
  await run(48);
  expect(youtube.detailCalls).toHaveLength(2);
  expect(await manager.findOneByOrFail(OwnershipProof, { entryId: id })).toMatchObject({
    state: 'proved',
    videoId,
  });
});

test('looks at no entry of the example', async () => {
  const contestId = await createExampleContest(app);
  const { manager } = app.dataSource;
  const ofExample = (status: ContestEntry['status']) => createWatched({ status, contestId, isDemo: true });
  await ofExample('approved');
  const [approved, unchecked, asked] = [
    await ofExample('approved'),
    await ofExample('pending'),
    await ofExample('pending'),
  ];
  const due = ({ id, videoId }: ContestEntry, flags: EntryVideo['flags'] = []) =>
    manager.insert(EntryVideo, { entryId: id, videoId, flags, nextCheckAt: START });
  await due(approved);
  await due(unchecked, ['unchecked']);
  await due(asked);
  await manager.insert(OwnershipProof, { entryId: asked.id, code: 'paattu-ab2c-9xyz' });
  const real = await createWatched();

  await run(0);
  await app.dataSource.query('delete from contest_entries');
  await app.dataSource.query('delete from contests where is_example');
  expect(youtube.detailCalls).toEqual([[real.videoId]]);
});

test('looks at a pending entry that was unchecked, until it is checked', async () => {
  const { id, videoId } = await createWatched({ status: 'pending' });
  youtube.videos.set(videoId, { duration: 'PT30S' });
  const { manager } = app.dataSource;
  await manager.insert(EntryVideo, { entryId: id, videoId, flags: ['unchecked'], nextCheckAt: START });
  await run(0);
  expect(await find(id)).toMatchObject({ flags: ['too-short'], checkedAt: START });
  await run(48);
  expect(youtube.detailCalls).toHaveLength(1);
});

test('a pending entry whose video breaks is a matter of the moderators, without an email', async () => {
  const { id, videoId } = await createWatched({ status: 'pending' });
  youtube.videos.delete(videoId);
  const { manager } = app.dataSource;
  await manager.insert(EntryVideo, { entryId: id, videoId, flags: ['unchecked'], nextCheckAt: START });
  await run(0);
  await run(6);
  expect(await find(id)).toMatchObject({ health: 'broken', problem: 'missing' });
  expect(await reportsOf(id)).toEqual({ emails: [], events: [] });
});

// @trust watchdog
test('a video that broke before the approval is reported as one that breaks after it', async () => {
  const { id, videoId } = await createWatched({ status: 'pending' });
  youtube.videos.delete(videoId);
  const broken = { health: 'broken', healthSince: START, problem: 'missing' } as const;
  await app.dataSource.manager.insert(EntryVideo, {
    entryId: id,
    videoId,
    ...broken,
    nextCheckAt: after(24),
  });
  const now = jest.spyOn(app.get(Clock), 'now').mockReturnValue(after(1));
  try {
    const { id: actorId } = await createUser(app, { verified: true });
    await app.get(ModerationService).moderate(id, 'approve', actorId, {
      status: 'pending',
      version: await versionSeen(app, id),
    });
  } finally {
    now.mockRestore();
  }
  expect(await find(id)).toMatchObject({ health: 'ok', problem: null, nextCheckAt: after(1) });
  await run(1);
  await run(7);
  expect(await find(id)).toMatchObject({ health: 'broken', healthSince: after(7) });
  expect((await reportsOf(id)).emails).toEqual(['entry-approved', 'entry-video-broken: missing']);
  youtube.videos.set(videoId, {});
  await run(31);
  expect((await reportsOf(id)).emails.slice(2)).toEqual(['entry-video-mended']);
});

test('a video whose details are not understood keeps its health, and does not hide the others', async () => {
  const [odd, other] = [await createWatched(), await createWatched()];
  youtube.videos.set(odd.videoId, { publishedAt: 'yesterday' });
  await run(0);
  expect(await find(odd.id)).toMatchObject({ health: 'ok', flags: ['unchecked'], checkedAt: null });
  expect(await find(other.id)).toMatchObject({ health: 'ok', flags: [], checkedAt: START });
});

test('notes both of two entries whose videos have one channel', async () => {
  const entries = [await createWatched(), await createWatched()];
  for (const { videoId } of entries) youtube.videos.set(videoId, { channelId: 'UCtwice' });
  await run(0);
  await run(24);
  const rows = await Promise.all(entries.map(({ id }) => find(id)));
  expect(rows.map(({ flags }) => flags)).toEqual([['channel-entered'], ['channel-entered']]);
});

test('an answer about a link that has changed since is not recorded', async () => {
  const { id, videoId } = await createWatched();
  youtube.videos.clear();
  await run(0);
  await app.dataSource.query(`update contest_entries set video_id = 'abcdefghijk' where id = $1`, [id]);
  youtube.videos.set('abcdefghijk', {});
  await run(6);
  expect(videoId).not.toBe('abcdefghijk');
  expect(await find(id)).toMatchObject({ videoId: 'abcdefghijk', health: 'ok' });
});

test('of two workers at once, each video goes to one, and a break leads to one email', async () => {
  const { id, videoId } = await createWatched();
  youtube.videos.delete(videoId);
  await run(0);
  await Promise.all([run(6), run(6)]);
  expect(youtube.detailCalls).toHaveLength(2);

  const watch = app.worker!.get(VideoWatch, { strict: false });
  youtube.videos.set(videoId, {});
  await Promise.all([1, 2, 3].map(() => watch.lookAt([id], DAILY_UNITS, after(30))));
  expect(await reportsOf(id)).toEqual({
    emails: ['entry-video-broken: missing', 'entry-video-mended'],
    events: [
      ['video-broken', null],
      ['video-mended', null],
    ],
  });
});

// @trust watchdog
test('changes no status: a person decides', async () => {
  const { id, videoId } = await createWatched();
  youtube.videos.delete(videoId);
  for (const hours of [0, 6, 30, 78]) await run(hours);
  const [row] = await app.dataSource.query<[{ status: string }]>(
    'select status from contest_entries where id = $1',
    [id],
  );
  expect(row.status).toBe('approved');
});

test('without a key, oEmbed looks at what nobody could look at and at what failed, and at nothing else', async () => {
  const keyless = await createTestApp({ worker: true, env: { ...youtube.env, YOUTUBE_API_KEY: '' } });
  try {
    const { manager } = keyless.dataSource;
    const unchecked = await createEntry(keyless);
    const checked = await createEntry(keyless);
    for (const { videoId } of [unchecked, checked]) youtube.videos.set(videoId, {});
    const suspected = await createEntry(keyless, { status: 'approved' });
    const row = ({ id: entryId, videoId }: ContestEntry) => ({ entryId, videoId, nextCheckAt: START });
    await manager.insert(EntryVideo, [
      { ...row(unchecked), flags: ['unchecked'] },
      { ...row(checked), flags: ['details-unknown'], checkedAt: START },
      { ...row(suspected), health: 'suspect', healthSince: START, problem: 'missing', checkedAt: START },
    ]);
    const sweep = keyless.worker!.get(WatchSweep, { strict: false });
    // By the clock of the worker, which has just started and may have taken the video.
    await sweep.run();
    await eventually(async () => {
      const { flags } = await manager.findOneByOrFail(EntryVideo, { entryId: unchecked.id });
      return flags[0] === 'details-unknown';
    });
    // By the clock of the worker, the contest is over.
    await keyless.dataSource.query('update contests set certified_at = null');
    await sweep.run(after(6));
    expect(youtube.oembedCalls).toEqual([unchecked.videoId, suspected.videoId]);
    expect(youtube.detailCalls).toEqual([]);
    expect(await manager.findOneByOrFail(EntryVideo, { entryId: suspected.id })).toMatchObject({
      health: 'broken',
      nextCheckAt: after(30),
    });
    expect(await manager.findOneByOrFail(EntryVideo, { entryId: unchecked.id })).toMatchObject({
      title: 'Mazha (cover)',
      channelTitle: 'Anjali Sings',
      durationS: null,
    });
  } finally {
    await keyless.close();
  }
});
