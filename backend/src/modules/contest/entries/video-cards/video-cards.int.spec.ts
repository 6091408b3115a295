import { createTestApp, type TestApp } from '../../../../../test/app.js';
import { client } from '../../../../../test/client.js';
import { randomVideoId } from '../../../../../test/factories/contest.js';
import { type StandInVideo, YoutubeStandIn } from '../../../../../test/youtube.js';
import { PREVIEW_UNITS } from '../videos/youtube-quota.js';
import { RATE_LIMITS } from '../../../../infra/rate-limit/rate-limits.js';

let youtube: YoutubeStandIn;
let app: TestApp;

beforeAll(async () => {
  youtube = await YoutubeStandIn.start();
  app = await createTestApp({ env: youtube.env });
});

afterAll(async () => {
  await app.close();
  await youtube.stop();
});

beforeEach(() => youtube.reset());

const post = (payload: object, sender = client(app)) =>
  sender.post('/api/contest/entries/check-video', payload);

function checkVideo(values: Partial<StandInVideo>) {
  const videoId = randomVideoId();
  youtube.videos.set(videoId, values);
  return post({ youtubeUrl: `https://youtu.be/${videoId}` });
}

test('shows title, channel and picture, and of the flags those that concern the entrant', async () => {
  const values = { duration: 'PT16M', privacyStatus: 'unlisted', title: 'മഴ' } as const;
  expect(await checkVideo(values)).toEqual({
    status: 200,
    body: {
      video: {
        title: 'മഴ',
        channel: 'Anjali Sings',
        picture: 'data:image/jpeg;base64,/9j/2Q==',
        flags: ['unlisted', 'too-long'],
      },
    },
  });
  const [rows] = await app.dataSource.query<[{ count: number }]>('select count(*) from entry_videos');
  expect(rows.count).toBe(0);
});

test.each([
  ['is not a JPEG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['is empty', Buffer.alloc(0)],
  ['is too large', Buffer.concat([Buffer.of(0xff, 0xd8, 0xff), Buffer.alloc(100 * 1024)])],
])('shows no picture that %s', async (_, picture) => {
  const { picture: usual } = youtube;
  youtube.picture = picture;
  expect(await checkVideo({})).toMatchObject({
    status: 200,
    body: { video: { title: 'Mazha (cover)', picture: null } },
  });
  youtube.picture = usual;
});

test('rejects a video that cannot be entered, with a sentence', async () => {
  expect(await checkVideo({ liveBroadcastContent: 'live' })).toMatchObject({
    status: 400,
    body: { code: 'VIDEO_LIVE', details: [{ field: 'youtubeUrl', code: 'VIDEO_LIVE' }] },
  });
  expect(await post({ youtubeUrl: 'https://youtu.be/abcdefghijk' })).toMatchObject({
    status: 400,
    body: { code: 'VIDEO_UNAVAILABLE' },
  });
});

test.each([
  [{}],
  [{ youtubeUrl: 'https://vimeo.com/1' }],
  [{ youtubeUrl: ['https://youtu.be/abcdefghijk'] }],
])('rejects %j without a request to YouTube', async (payload) => {
  expect(await post(payload)).toMatchObject({
    status: 400,
    body: { details: [{ field: 'youtubeUrl', code: 'INVALID_YOUTUBE_URL' }] },
  });
  expect([youtube.detailCalls, youtube.oembedCalls]).toEqual([[], []]);
});

test('leaves the checks of entries their units of the day: oEmbed shows the video', async () => {
  const used = (units: number) =>
    app.dataSource.query(
      `insert into youtube_quota values ((now() at time zone 'America/Los_Angeles')::date, $1)
       on conflict (day) do update set units = excluded.units`,
      [units],
    );
  await used(PREVIEW_UNITS - 1);
  await checkVideo({});
  expect([youtube.detailCalls.length, youtube.oembedCalls.length]).toEqual([1, 0]);
  expect(await checkVideo({})).toMatchObject({ status: 200, body: { video: { flags: [] } } });
  expect([youtube.detailCalls.length, youtube.oembedCalls.length]).toEqual([1, 1]);
  await used(0);
});

// @trust youtube-down
test('says that YouTube does not answer', async () => {
  youtube.mood = 'down';
  youtube.oembedMood = 'down';
  expect(await checkVideo({})).toEqual({ status: 200, body: { video: null } });
});

test('of an address is limited to twenty an hour', async () => {
  const { points } = RATE_LIMITS.videoCheck;
  const sender = client(app).from('203.0.113.5');
  const youtubeUrl = 'https://vimeo.com/1';
  for (let count = 0; count < points; count++) expect((await post({ youtubeUrl }, sender)).status).toBe(400);
  expect((await post({ youtubeUrl }, sender)).status).toBe(429);
  expect(points).toBe(20);
});

test('is closed while the contest accepts no entries', async () => {
  await app.dataSource.query(`update contests set entry_gate = 'submission_phase'`);
  expect(await checkVideo({})).toMatchObject({ status: 409, body: { code: 'CONTEST_CLOSED' } });
  expect(youtube.detailCalls).toEqual([]);
});
