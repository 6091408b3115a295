import { randomUUID } from 'node:crypto';
import { getQueueToken } from '@nestjs/bullmq';
import type { Queue } from 'bullmq';
import { createTestApp, type TestApp } from '../../../../../test/app.js';
import { type Client, client } from '../../../../../test/client.js';
import { eventually } from '../../../../../test/eventually.js';
import { createEntry, createExampleContest, versionSeen } from '../../../../../test/factories/contest.js';
import { createUser } from '../../../../../test/factories/users.js';
import { queueBackends } from '../../../../../test/queue-backends.js';
import { YoutubeStandIn } from '../../../../../test/youtube.js';
import { VIEWS_QUEUE } from '../../../../infra/queue/queues.js';
import { ContestEntry } from '../contest-entry.entity.js';
import { ExpiredViewsSweep } from './expired-views.sweep.js';
import { REFRESH_ALL } from './views-jobs.js';
import { DAILY_UNITS, SCHEDULED_UNITS } from './youtube-quota.js';

const KEPT = { viewCount: 41, viewsRefreshedAt: new Date('2025-06-20T10:00:00Z') };

describe.each(queueBackends)('the refresh of views, with the queue on %s', (_, queueEnv) => {
  let app: TestApp;
  let youtube: YoutubeStandIn;
  let asOwner: Client;
  let queue: Queue;

  beforeAll(async () => {
    youtube = await YoutubeStandIn.start();
    app = await createTestApp({ worker: true, env: { ...youtube.env, ...(await queueEnv()) } });
    asOwner = client(app).as(await createUser(app, { owner: true }));
    queue = app.api.get<Queue>(getQueueToken(VIEWS_QUEUE), { strict: false });
  });

  afterAll(async () => {
    await app.close();
    await youtube.stop();
  });

  beforeEach(async () => {
    // An approval of the test before may have left a job.
    await idle();
    youtube.reset();
    await app.dataSource.query('delete from contest_entries');
    await app.dataSource.query('delete from youtube_quota');
  });

  const refresh = (id: string) => asOwner.post(`/api/admin/entries/${id}/refresh-views`);

  function read(id: string): Promise<ContestEntry> {
    return app.dataSource.manager.findOneByOrFail(ContestEntry, { id });
  }

  function idle(): Promise<void> {
    return eventually(async () => {
      const { waiting, active, prioritized, delayed } = await queue.getJobCounts();
      // The next job of the schedule is always there.
      return waiting === 0 && active === 0 && prioritized === 0 && delayed === 1;
    });
  }

  /** Runs the schedule, waits until all its jobs are done, and returns how many failed. */
  async function runSchedule(): Promise<number> {
    const failedBefore = await queue.getFailedCount();
    await queue.add(REFRESH_ALL, {});
    await idle();
    return (await queue.getFailedCount()) - failedBefore;
  }

  async function units(): Promise<number> {
    const [row] = await app.dataSource.query<Array<{ units: number }>>(
      'select stats_units as units from youtube_quota',
    );
    return row?.units ?? 0;
  }

  const settings = async () => (await asOwner.get('/api/admin/settings')).body.youtube;

  async function setUnits(used: number): Promise<void> {
    await app.dataSource.query(
      `insert into youtube_quota values ((now() at time zone 'America/Los_Angeles')::date, 0, $1)`,
      [used],
    );
  }

  describe('of one entry', () => {
    test.each(['pending', 'approved', 'rejected'] as const)(
      'that is %s waits for the count',
      async (status) => {
        const { id, videoId, updatedAt } = await createEntry(app, { status, viewsError: 'old' });
        youtube.views.set(videoId, 5_000_000_000);
        const before = Date.now();
        expect(await refresh(id)).toEqual({ status: 200, body: { viewCount: 5_000_000_000 } });
        const entry = await read(id);
        expect(entry).toMatchObject({ viewCount: 5_000_000_000, viewsError: null, updatedAt });
        expect(entry.viewsRefreshedAt?.getTime()).toBeGreaterThanOrEqual(before - 1_000);
        expect([youtube.statsCalls, await units()]).toEqual([[[videoId]], 1]);
      },
    );

    test('shows in the public list', async () => {
      const { id, videoId } = await createEntry(app, { status: 'approved' });
      const listed = async () => {
        const list = (await client(app).get<Array<{ viewCount: number | null }>>('/api/contest/entries'))
          .body;
        return list[0]?.viewCount;
      };
      youtube.views.set(videoId, 12);
      await eventually(async () => (await listed()) === 0);
      await refresh(id);
      await eventually(async () => (await listed()) === 12);
    });

    test('that is unknown is a 404', async () => {
      const unknown = '00000000-0000-4000-8000-000000000000';
      expect(await refresh(unknown)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    });

    // @trust youtube-down
    test.each([
      ['well', 422, 'VIDEO_NOT_FOUND', 'Video not found or is private'],
      ['down', 503, 'YOUTUBE_UNAVAILABLE', 'YouTube could not be reached: it answered 503.'],
      ['garbage', 503, 'YOUTUBE_UNAVAILABLE', 'YouTube could not be reached: its answer was not understood.'],
      ['silent', 503, 'YOUTUBE_UNAVAILABLE', 'YouTube could not be reached: no answer within 8 seconds.'],
      [
        'keyInvalid',
        502,
        'YOUTUBE_REFUSED',
        'YouTube refused the request: API key not valid. Please pass a valid API key.',
      ],
      [
        'quotaExceeded',
        503,
        'YOUTUBE_QUOTA_EXCEEDED',
        "Today's YouTube quota for videos.batchGetStats is used up. Views are refreshed again tomorrow.",
      ],
    ] as const)(
      'reports the failure with YouTube %s, and keeps the old count',
      async (mood, status, code, message) => {
        const { id } = await createEntry(app, { status: 'approved', ...KEPT });
        youtube.mood = mood;
        expect(await refresh(id)).toEqual({ status, body: { code, message } });
        expect(await read(id)).toMatchObject({ ...KEPT, viewsError: message });
        expect(youtube.statsCalls).toHaveLength(1);
      },
    );

    test('is a 503 while the queue does not answer', async () => {
      const { id } = await createEntry(app);
      const away = jest.spyOn(queue, 'add').mockRejectedValue(new Error('away'));
      expect(await refresh(id)).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
      away.mockRestore();
    });

    test('fails without a call once all units of the day are booked', async () => {
      const { id } = await createEntry(app, KEPT);
      await setUnits(DAILY_UNITS);
      expect(await refresh(id)).toMatchObject({ status: 503, body: { code: 'YOUTUBE_QUOTA_EXCEEDED' } });
      expect([youtube.statsCalls, await units()]).toEqual([[], DAILY_UNITS]);
    });
  });

  describe('of many entries', () => {
    const refreshMany = (ids: unknown) => asOwner.post('/api/admin/entries/refresh-views', { ids });

    test('makes one call for each fifty, and returns a result for each id in their order', async () => {
      const entries: ContestEntry[] = [];
      for (let count = 0; count < 99; count++) entries.push(await createEntry(app));
      for (const [index, { videoId }] of entries.slice(1).entries()) youtube.views.set(videoId, index);
      const unknown = '00000000-0000-4000-8000-000000000000';
      const ids = [unknown, ...entries.map(({ id }) => id)];

      const { status, body } = await refreshMany(ids);

      expect(status).toBe(200);
      expect(body).toEqual([
        { id: unknown, viewCount: null, error: { code: 'NOT_FOUND', message: 'Not found.' } },
        {
          id: ids[1],
          viewCount: null,
          error: { code: 'VIDEO_NOT_FOUND', message: 'Video not found or is private' },
        },
        ...ids.slice(2).map((id, index) => ({ id, viewCount: index, error: null })),
      ]);
      expect(youtube.statsCalls.map(({ length }) => length).sort()).toEqual([49, 50]);
      expect(await units()).toBe(2);
    });

    test('does not ask about an entry of the example, and says so', async () => {
      const contestId = await createExampleContest(app);
      const example = await createEntry(app, { contestId, isDemo: true, status: 'approved' });
      const real = await createEntry(app, { status: 'approved' });
      for (const { videoId } of [example, real]) youtube.views.set(videoId, 7);
      const error = {
        code: 'EXAMPLE_VIDEO',
        message: 'This entry belongs to the example. Its video is invented, so YouTube is not asked.',
      };

      const many = await refreshMany([example.id, real.id]);
      const one = await refresh(example.id);
      await app.dataSource.query('delete from contest_entries');
      await app.dataSource.query('delete from contests where is_example');

      expect(many.body).toEqual([
        { id: example.id, viewCount: null, error },
        { id: real.id, viewCount: 7, error: null },
      ]);
      expect(one).toEqual({ status: 409, body: error });
      expect(youtube.statsCalls).toEqual([[real.videoId]]);
    });

    test('reports the failure of a call for each of its entries', async () => {
      const { id } = await createEntry(app, KEPT);
      youtube.mood = 'down';
      const message = 'YouTube could not be reached: it answered 503.';
      expect(await refreshMany([id])).toEqual({
        status: 200,
        body: [{ id, viewCount: null, error: { code: 'YOUTUBE_UNAVAILABLE', message } }],
      });
      expect(await read(id)).toMatchObject({ ...KEPT, viewsError: message });
    });

    test('rejects none, too many, repeated and malformed ids', async () => {
      const { id } = await createEntry(app);
      const many = Array.from({ length: 101 }, () => randomUUID());
      for (const ids of [[], many, [id, id], ['1'], id, undefined])
        expect(await refreshMany(ids)).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
      expect(youtube.statsCalls).toEqual([]);
    });
  });

  test('of entries that are approved starts at once, by one call for those of the same second', async () => {
    const entries: ContestEntry[] = [];
    for (let count = 0; count < 9; count++) entries.push(await createEntry(app));
    for (const { videoId } of entries) youtube.views.set(videoId, 21);

    const before = performance.now();
    for (const { id } of entries) {
      const url = `/api/admin/entries/${id}/approve`;
      const payload = { status: 'pending', version: await versionSeen(app, id) };
      const { status } = await asOwner.post(url, payload);
      expect(status).toBe(200);
    }

    // The second of an approval may begin after its response.
    const seconds = Math.ceil((performance.now() - before) / 1_000) + 1;

    await eventually(async () => {
      const rows = await Promise.all(entries.map(({ id }) => read(id)));
      return rows.every(({ viewCount }) => viewCount === 21);
    });
    expect(youtube.statsCalls.length).toBeLessThanOrEqual(seconds);
  });

  describe('by the schedule', () => {
    test('requests fifty approved entries in a call, and no others', async () => {
      const approved: ContestEntry[] = [];
      for (let count = 0; count < 101; count++) approved.push(await createEntry(app, { status: 'approved' }));
      const pending = await createEntry(app, { status: 'pending', ...KEPT });
      for (const [index, { videoId }] of approved.entries()) youtube.views.set(videoId, index + 1);
      youtube.views.set(pending.videoId, 9_999);
      expect(await runSchedule()).toBe(0);
      const rows = await Promise.all(approved.map(({ id }) => read(id)));
      expect(rows.map(({ viewCount }) => viewCount)).toEqual(approved.map((_entry, index) => index + 1));
      expect(await read(pending.id)).toMatchObject(KEPT);
      expect(youtube.statsCalls.map(({ length }) => length).sort()).toEqual([1, 50, 50]);
      expect(youtube.statsCalls.flat().sort()).toEqual(approved.map(({ videoId }) => videoId).sort());
      expect(await units()).toBe(3);
    });

    test('a deleted video does not affect the others', async () => {
      const gone = await createEntry(app, { status: 'approved', ...KEPT });
      const there = await createEntry(app, { status: 'approved' });
      youtube.views.set(there.videoId, 7);
      expect(await runSchedule()).toBe(0);
      expect(await read(gone.id)).toMatchObject({ ...KEPT, viewsError: 'Video not found or is private' });
      expect(await read(there.id)).toMatchObject({ viewCount: 7, viewsError: null });
    });

    test('a video without an answer keeps its count, and is no 0; after a day videos.list is asked', async () => {
      const recent = { viewCount: 12, viewsRefreshedAt: new Date(Date.now() - 3_600_000) };
      const [young, old, gone, never] = [
        await createEntry(app, { status: 'approved', ...recent }),
        await createEntry(app, { status: 'approved', ...KEPT }),
        await createEntry(app, { status: 'approved', ...KEPT }),
        await createEntry(app, { status: 'approved' }),
      ];
      for (const { videoId } of [young, old, never]) {
        youtube.views.set(videoId, 99);
        youtube.unanswered.add(videoId);
      }
      expect(await runSchedule()).toBe(0);
      expect(await read(young.id)).toMatchObject({ ...recent, viewsError: null });
      expect(await read(old.id)).toMatchObject({ viewCount: 99, viewsError: null });
      expect(await read(never.id)).toMatchObject({ viewCount: 99, viewsError: null });
      expect(await read(gone.id)).toMatchObject({ ...KEPT, viewsError: 'Video not found or is private' });
      const asked = [old, gone, never].map(({ videoId }) => videoId).sort();
      expect(youtube.calls.map((ids) => [...ids].sort())).toEqual([asked]);
      // Known as gone, it is not asked about again.
      expect(await runSchedule()).toBe(0);
      expect([youtube.statsCalls.length, youtube.calls.length]).toEqual([2, 1]);
    });

    test('an outage of videos.list keeps what videos.batchGetStats answered', async () => {
      const there = await createEntry(app, { status: 'approved' });
      const absent = await createEntry(app, { status: 'approved', ...KEPT });
      youtube.views.set(there.videoId, 5);
      youtube.statsMood = 'well';
      youtube.mood = 'quotaExceeded';
      expect(await runSchedule()).toBe(1);
      expect(await read(there.id)).toMatchObject({ viewCount: 5, viewsError: null });
      expect(await read(absent.id)).toMatchObject({
        ...KEPT,
        viewsError: "Today's YouTube quota for videos.list is used up. Views are refreshed again tomorrow.",
      });
    });

    test.each(['notFound', 'forbidden', 'accessNotConfigured'] as const)(
      'asks videos.list for the rest of the day when YouTube refuses videos.batchGetStats: %s',
      async (mood) => {
        const { id, videoId } = await createEntry(app, { status: 'approved' });
        youtube.views.set(videoId, 3);
        youtube.statsMood = mood;
        expect(await runSchedule()).toBe(0);
        expect(await runSchedule()).toBe(0);
        expect(await read(id)).toMatchObject({ viewCount: 3, viewsError: null });
        expect([youtube.statsCalls.length, youtube.calls.length]).toEqual([1, 2]);
        expect(await settings()).toMatchObject({ usesListForViews: true, unitsLeft: DAILY_UNITS - 2 });
        await app.dataSource.query(`update youtube_quota set day = day - 1`);
        youtube.statsMood = null;
        expect(await runSchedule()).toBe(0);
        expect([youtube.statsCalls.length, youtube.calls.length]).toEqual([2, 2]);
        expect(await settings()).toMatchObject({ usesListForViews: false, unitsLeft: DAILY_UNITS });
      },
    );

    test('does not take a moment of too many calls for a refusal of the method', async () => {
      const { id } = await createEntry(app, { status: 'approved', ...KEPT });
      youtube.statsMood = 'tooManyAtOnce';
      await queue.add(REFRESH_ALL, {});
      await eventually(
        async () => (await read(id)).viewsError === 'YouTube could not be reached: it answered 403.',
      );
      expect(await settings()).toMatchObject({ usesListForViews: false });
      youtube.statsMood = null;
      await idle();
    });

    // @trust youtube-down
    test('pauses until tomorrow when the quota is used up, while requests of the owner still reach YouTube', async () => {
      const { id, videoId } = await createEntry(app, { status: 'approved', ...KEPT });
      youtube.mood = 'quotaExceeded';
      expect(await runSchedule()).toBe(1);
      expect([youtube.statsCalls.length, await units()]).toEqual([1, SCHEDULED_UNITS]);
      expect(await read(id)).toMatchObject({
        ...KEPT,
        viewsError:
          "Today's YouTube quota for videos.batchGetStats is used up. Views are refreshed again tomorrow.",
      });
      youtube.mood = 'well';
      youtube.views.set(videoId, 42);
      expect(await runSchedule()).toBe(1);
      expect(youtube.statsCalls).toHaveLength(1);
      expect(await refresh(id)).toEqual({ status: 200, body: { viewCount: 42 } });
      expect(await units()).toBe(SCHEDULED_UNITS + 1);
    });

    test('leaves the owner a reserve', async () => {
      const { id } = await createEntry(app, { status: 'approved', ...KEPT });
      await setUnits(SCHEDULED_UNITS);
      expect(await runSchedule()).toBe(1);
      expect(youtube.statsCalls).toEqual([]);
      expect(await read(id)).toMatchObject(KEPT);
    });

    // @trust youtube-down
    test('retries when YouTube is down', async () => {
      const { id, videoId } = await createEntry(app, { status: 'approved', ...KEPT });
      youtube.mood = 'down';
      await queue.add(REFRESH_ALL, {});
      await eventually(
        async () => (await read(id)).viewsError === 'YouTube could not be reached: it answered 503.',
      );
      expect(await read(id)).toMatchObject(KEPT);
      youtube.mood = 'well';
      youtube.views.set(videoId, 43);
      await eventually(async () => (await read(id)).viewCount === 43);
      expect((await read(id)).viewsError).toBeNull();
    });

    test('is in the queue, for every hour', async () => {
      const scheduler = await queue.getJobScheduler(REFRESH_ALL);
      expect(scheduler).toMatchObject({ name: REFRESH_ALL, pattern: '17 * * * *', tz: 'UTC' });
      expect(scheduler?.next).toBeGreaterThan(Date.now());
    });
  });
});

describe('old view counts', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await createTestApp({ worker: true });
  });

  afterAll(() => app.close());

  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

  test.each(['pending', 'approved', 'rejected'] as const)(
    'of an entry that is %s are dropped after 29 days, also without a key',
    async (status) => {
      const old = await createEntry(app, { status, viewCount: 7, viewsRefreshedAt: daysAgo(29.01) });
      const recent = await createEntry(app, { status, viewCount: 8, viewsRefreshedAt: daysAgo(28.99) });

      await app.worker!.get(ExpiredViewsSweep, { strict: false }).run();

      const { manager } = app.dataSource;
      const rows = [old, recent].map(({ id }) => manager.findOneByOrFail(ContestEntry, { id }));
      expect(await Promise.all(rows)).toMatchObject([
        { viewCount: null, viewsRefreshedAt: null, updatedAt: old.updatedAt },
        { viewCount: 8, viewsRefreshedAt: recent.viewsRefreshedAt },
      ]);
    },
  );

  test('leave the public list at once', async () => {
    const { id } = await createEntry(app, {
      status: 'approved',
      viewCount: 9,
      viewsRefreshedAt: daysAgo(30),
    });
    const views = async () => {
      const list = (await client(app).get<ContestEntry[]>('/api/contest/entries?limit=100')).body;
      return list.find((entry) => entry.id === id)?.viewCount;
    };
    expect(await views()).toBe(9);
    await app.worker!.get(ExpiredViewsSweep, { strict: false }).run();
    await eventually(async () => (await views()) === null);
  });
});

test('without a worker the refresh times out', async () => {
  const app = await createTestApp();
  const asOwner = client(app).as(await createUser(app, { owner: true }));
  const { id } = await createEntry(app);
  const url = `/api/admin/entries/${id}/refresh-views`;
  const response = await asOwner.post(url);
  expect([response.status, response.body]).toEqual([
    504,
    { code: 'REFRESH_TIMED_OUT', message: 'The views are not there yet. Please look again in a minute.' },
  ]);
  await app.close();
});

test('without a key the error names the variable to set, and the schedule makes no call', async () => {
  const app = await createTestApp({ worker: true });
  const asOwner = client(app).as(await createUser(app, { owner: true }));
  const { id } = await createEntry(app, { status: 'approved', ...KEPT });
  const url = `/api/admin/entries/${id}/refresh-views`;
  const response = await asOwner.post(url);
  expect([response.status, response.body]).toEqual([
    503,
    { code: 'YOUTUBE_KEY_MISSING', message: 'Set YOUTUBE_API_KEY to refresh views.' },
  ]);
  expect(await app.dataSource.query('select * from youtube_quota')).toEqual([]);
  await app.close();
});
