import { createTestApp, type TestApp } from '../../../../../../test/app.js';
import { createEntry, currentContest, randomVideoId } from '../../../../../../test/factories/contest.js';
import { type StandInVideo, YoutubeStandIn } from '../../../../../../test/youtube.js';
import { EntryVideo } from '../entry-video.entity.js';
import { CHECK_UNITS, SCHEDULED_UNITS } from '../youtube-quota.js';
import { EntryVideos } from './entry-videos.js';
import { VideoCheck } from './video-check.js';
import type { CheckedContest } from './video-findings.js';

let youtube: YoutubeStandIn;
let app: TestApp;
let contest: CheckedContest;

beforeAll(async () => {
  youtube = await YoutubeStandIn.start();
  app = await createTestApp({ env: youtube.env });
  contest = (await currentContest(app)) as CheckedContest;
});

afterAll(async () => {
  await app.close();
  await youtube.stop();
});

beforeEach(async () => {
  youtube.reset();
  await app.dataSource.query('delete from contest_entries');
  await app.dataSource.query('delete from youtube_quota');
});

/** The findings, or the error with its field. */
async function check(videoId: string, entryId?: string) {
  return app
    .get(VideoCheck)
    .check(videoId, contest, { entryId })
    .catch(({ code, status, details }: { code: string; status: number; details: unknown }) => ({
      code,
      status,
      details,
    }));
}

async function checkVideo(values: Partial<StandInVideo>) {
  const videoId = randomVideoId();
  youtube.videos.set(videoId, values);
  return { videoId, findings: await check(videoId) };
}

async function units(): Promise<number> {
  const [row] = await app.dataSource.query<Array<{ units: number }>>('select units from youtube_quota');
  return row?.units ?? 0;
}

async function setUnits(used: number): Promise<void> {
  await app.dataSource.query(
    `insert into youtube_quota values ((now() at time zone 'America/Los_Angeles')::date, $1)`,
    [used],
  );
}

describe('by the API', () => {
  test('finds what YouTube knows of a video, for one unit', async () => {
    const { videoId, findings } = await checkVideo({});
    expect(findings).toEqual({
      videoId,
      title: 'Mazha (cover)',
      channelTitle: 'Anjali Sings',
      channelId: 'UC0123456789',
      durationS: 253,
      publishedAt: new Date('2025-06-20T10:00:00Z'),
      flags: [],
      checkedAt: expect.any(Date),
    });
    expect([youtube.detailCalls, youtube.oembedCalls, await units()]).toEqual([[[videoId]], [], 1]);
  });

  test.each<[Partial<StandInVideo>, string[]]>([
    [{ privacyStatus: 'unlisted' }, ['unlisted']],
    [{ regionRestriction: { blocked: ['DE', 'IN'] } }, ['blocked-in-india']],
    [{ regionRestriction: { allowed: ['DE'] } }, ['blocked-in-india']],
    [{ regionRestriction: { allowed: [] } }, ['blocked-in-india']],
    [{ regionRestriction: { allowed: ['IN'] } }, []],
    [{ regionRestriction: { blocked: ['DE'] } }, []],
    [{ ytRating: 'ytAgeRestricted' }, ['age-restricted']],
    [{ madeForKids: true }, ['made-for-kids']],
    [{ containsSyntheticMedia: true }, ['declared-synthetic']],
    [{ containsSyntheticMedia: false }, []],
    [{ duration: 'PT59S' }, ['too-short']],
    [{ duration: 'PT15M1S' }, ['too-long']],
    [{ duration: 'P0D', uploadStatus: 'uploaded' }, []],
    [{ publishedAt: '2025-06-14T18:29:59Z' }, ['older-than-contest']],
  ])('of a video with %j notes %j', async (values, flags) => {
    expect((await checkVideo(values)).findings).toMatchObject({ flags });
  });

  test.each<[Partial<StandInVideo>, string]>([
    [{ privacyStatus: 'private' }, 'VIDEO_UNAVAILABLE'],
    [{ uploadStatus: 'rejected' }, 'VIDEO_UNAVAILABLE'],
    [{ embeddable: false }, 'VIDEO_NOT_EMBEDDABLE'],
    [{ liveBroadcastContent: 'live', duration: 'P0D' }, 'VIDEO_LIVE'],
    [{ liveBroadcastContent: 'upcoming', duration: 'P0D' }, 'VIDEO_LIVE'],
  ])('rejects a video with %j: %s', async (values, code) => {
    const details = [{ field: 'youtubeUrl', code, message: expect.any(String) }];
    expect((await checkVideo(values)).findings).toEqual({ code, status: 400, details });
  });

  test('rejects a video that does not exist', async () => {
    expect(await check(randomVideoId())).toMatchObject({ code: 'VIDEO_UNAVAILABLE' });
  });

  test('notes another entry of the channel in this contest, unless it is rejected', async () => {
    const entered = async (status: 'pending' | 'rejected') => {
      const { id, videoId } = await createEntry(app, { status });
      youtube.videos.set(videoId, { channelId: `UC-${status}` });
      const findings = await app.get(VideoCheck).check(videoId, contest, { entryId: id });
      await app.get(EntryVideos).save(app.dataSource.manager, id, findings);
      return { id, videoId };
    };
    const own = await entered('pending');
    await entered('rejected');
    const flagsOf = async (channelId: string, entryId?: string) => {
      youtube.videos.set('dQw4w9WgXcQ', { channelId });
      return check('dQw4w9WgXcQ', entryId);
    };
    expect(await flagsOf('UC-pending')).toMatchObject({ flags: ['channel-entered'] });
    expect(await flagsOf('UC-pending', own.id)).toMatchObject({ flags: [] });
    expect(await flagsOf('UC-rejected')).toMatchObject({ flags: [] });
    expect(await flagsOf('UC-another')).toMatchObject({ flags: [] });
  });
});

describe('without the API', () => {
  const byOembed = { title: 'Mazha (cover)', channelTitle: 'Anjali Sings', flags: ['details-unknown'] };

  /** Less than a request takes that nobody waits for. */
  const IN_TIME_MS = 6_000;

  // @trust youtube-down
  test.each(['quotaExceeded', 'keyInvalid', 'rateLimitExceeded', 'down', 'silent', 'garbage'] as const)(
    'and YouTube %s, oEmbed answers in time',
    async (mood) => {
      youtube.mood = mood;
      expect((await checkVideo({ duration: 'PT2S' })).findings).toMatchObject(byOembed);
    },
    IN_TIME_MS,
  );

  // @trust youtube-down
  test.each(['down', 'silent', 'garbage'] as const)(
    'and oEmbed %s, the video is unchecked, whatever it is',
    async (mood) => {
      youtube.mood = mood;
      youtube.oembedMood = mood;
      const { videoId, findings } = await checkVideo({ privacyStatus: 'private' });
      expect(findings).toEqual({ videoId, flags: ['unchecked'], checkedAt: null });
    },
    IN_TIME_MS,
  );

  test.each<[Partial<StandInVideo> | null, string]>([
    [null, 'VIDEO_UNAVAILABLE'],
    [{ embeddable: false }, 'VIDEO_NOT_EMBEDDABLE'],
    [{ privacyStatus: 'private' }, 'VIDEO_NOT_EMBEDDABLE'],
  ])('oEmbed rejects a video with %j: %s', async (values, code) => {
    youtube.mood = 'down';
    const videoId = randomVideoId();
    if (values) youtube.videos.set(videoId, values);
    expect(await check(videoId)).toMatchObject({ code, details: [{ field: 'youtubeUrl' }] });
  });

  test('an exceeded quota ends the calls of the day', async () => {
    youtube.mood = 'quotaExceeded';
    await checkVideo({});
    await checkVideo({});
    expect([youtube.detailCalls.length, youtube.oembedCalls.length, await units()]).toEqual([
      1,
      2,
      SCHEDULED_UNITS,
    ]);
  });

  test('leaves the schedule its units', async () => {
    await setUnits(CHECK_UNITS);
    expect((await checkVideo({})).findings).toMatchObject(byOembed);
    expect([youtube.detailCalls, await units()]).toEqual([[], CHECK_UNITS]);
  });

  test('and without a key, oEmbed answers', async () => {
    const keyless = await createTestApp({ env: { ...youtube.env, YOUTUBE_API_KEY: '' } });
    youtube.videos.set('dQw4w9WgXcQ', {});
    const { id } = (await currentContest(keyless)) as CheckedContest;
    const findings = await keyless.get(VideoCheck).check('dQw4w9WgXcQ', { ...contest, id });
    expect(findings).toMatchObject(byOembed);
    expect(youtube.detailCalls).toEqual([]);
    await keyless.close();
  });
});

test('the row of an entry has the findings, is replaced by those of its next link, which is healthy, and goes with the entry', async () => {
  const { id } = await createEntry(app);
  const save = async () => {
    const videoId = randomVideoId();
    youtube.videos.set(videoId, { duration: 'PT20S' });
    const findings = await app.get(VideoCheck).check(videoId, contest, { entryId: id });
    await app.dataSource.transaction((manager) => app.get(EntryVideos).save(manager, id, findings));
    return findings;
  };
  await save();
  const broken = {
    health: 'broken',
    problem: 'missing',
    healthSince: new Date(0),
    nextCheckAt: new Date(0),
  } as const;
  await app.dataSource.manager.update(EntryVideo, { entryId: id }, broken);
  const { videoId, checkedAt } = await save();
  const rows = await app.dataSource.manager.find(EntryVideo);
  expect(rows).toEqual([
    {
      entryId: id,
      videoId,
      title: 'Mazha (cover)',
      channelTitle: 'Anjali Sings',
      channelId: 'UC0123456789',
      durationS: 20,
      publishedAt: new Date('2025-06-20T10:00:00Z'),
      flags: ['too-short'],
      checkedAt,
      nextCheckAt: expect.any(Date),
      health: 'ok',
      healthSince: expect.any(Date),
      problem: null,
    },
  ]);
  expect(rows[0]!.nextCheckAt.getTime()).toBeGreaterThan(checkedAt!.getTime());
  expect(rows[0]!.healthSince.getTime()).toBeGreaterThanOrEqual(checkedAt!.getTime());
  await app.dataSource.query('delete from contest_entries');
  expect(await app.dataSource.manager.count(EntryVideo)).toBe(0);
});

describe('the title and the channel of a video', () => {
  async function createVideo(): Promise<{ id: string; other: string }> {
    const { id, videoId } = await createEntry(app);
    const known = { title: 'Mazha', channelTitle: 'Anjali Sings', channelId: 'UC0123456789', flags: [] };
    await app.dataSource.transaction((manager) =>
      app.get(EntryVideos).save(manager, id, { videoId, ...known, checkedAt: new Date() }),
    );
    return { id, other: randomVideoId() };
  }
  const read = async (id: string) => {
    const { title, channelTitle } = await app.dataSource.manager.findOneByOrFail(EntryVideo, { entryId: id });
    return { title, channelTitle };
  };

  // @trust upgrade
  test('are unknown once the release before, which writes neither, stores another video or finds none', async () => {
    const { id, other } = await createVideo();
    await app.dataSource.query(
      `insert into entry_videos (entry_id, video_id, channel_id, checked_at) values ($1, $2, 'UC9', now())
       on conflict (entry_id) do update
       set video_id = excluded.video_id, channel_id = excluded.channel_id, checked_at = excluded.checked_at`,
      [id, other],
    );
    expect(await read(id)).toEqual({ title: null, channelTitle: null });

    const { id: gone } = await createVideo();
    await app.dataSource.query(
      `update entry_videos set channel_id = null, checked_at = now() where entry_id = $1`,
      [gone],
    );
    expect(await read(gone)).toEqual({ title: null, channelTitle: null });
  });

  test('stay when this release stores a video that was uploaded again under the same title', async () => {
    const [first, second] = [await createVideo(), await createVideo()];
    const known = { title: 'Mazha', channelTitle: 'Anjali Sings' };
    const again = { ...known, flags: [], checkedAt: new Date() };
    await app.dataSource.transaction(async (manager) => {
      await app.get(EntryVideos).save(manager, first.id, { videoId: first.other, ...again });
      // In one transaction: a title that was written counts for its row alone.
      await manager.query(`update entry_videos set video_id = $2 where entry_id = $1`, [
        second.id,
        second.other,
      ]);
    });
    expect(await read(first.id)).toEqual(known);
    expect(await read(second.id)).toEqual({ title: null, channelTitle: null });
  });
});
