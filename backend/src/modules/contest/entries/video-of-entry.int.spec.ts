import { videoUrl } from '@paattu/shared/youtube-url';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import {
  createCaptcha,
  randomVideoId,
  makePhoto,
  type Submission,
  submitEntry,
} from '../../../../test/factories/contest.js';
import { YoutubeStandIn } from '../../../../test/youtube.js';
import { EntryVideo } from './videos/entry-video.entity.js';

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

async function submit(videoId: string, { fields, ...submission }: Submission = {}) {
  return submitEntry(app, {
    ...submission,
    fields: { youtubeUrl: videoUrl(videoId), ...fields },
  });
}

function findVideo(entryId: string): Promise<EntryVideo> {
  return app.dataSource.manager.findOneByOrFail(EntryVideo, { entryId });
}

test('an entry is stored with what YouTube says of its video', async () => {
  const videoId = randomVideoId();
  youtube.videos.set(videoId, { madeForKids: true, privacyStatus: 'unlisted' });
  const { status, body } = await submit(videoId);
  expect(status).toBe(201);
  expect(await findVideo(body.id)).toMatchObject({
    videoId,
    channelId: 'UC0123456789',
    durationS: 253,
    flags: ['unlisted', 'made-for-kids'],
    health: 'ok',
  });
});

test('a video that cannot be shown is rejected, and leaves its captcha for the next try', async () => {
  const captchaId = await createCaptcha(app);
  const rows = () => app.dataSource.query<[{ count: number }]>('select count(*) from contest_entries');
  const before = await rows();
  expect(await submit(randomVideoId(), { fields: { captchaId } })).toMatchObject({
    status: 400,
    body: { code: 'VIDEO_UNAVAILABLE', details: [{ field: 'youtubeUrl' }] },
  });
  expect(await rows()).toEqual(before);
  const videoId = randomVideoId();
  youtube.videos.set(videoId, {});
  expect((await submit(videoId, { fields: { captchaId } })).status).toBe(201);
});

// @trust captcha-decodes
test('one captcha asks YouTube three times at most', async () => {
  const captchaId = await createCaptcha(app);
  const codes: Array<string | undefined> = [];
  for (let time = 0; time < 5; time++)
    codes.push((await submit(randomVideoId(), { fields: { captchaId } })).body.code);
  expect(codes).toEqual([
    ...Array.from({ length: 3 }, () => 'VIDEO_UNAVAILABLE'),
    'CAPTCHA_INCORRECT',
    'CAPTCHA_INCORRECT',
  ]);
  expect(youtube.detailCalls).toHaveLength(3);
});

test('YouTube is asked after the captcha is solved, and before the photo is decoded', async () => {
  const videoId = randomVideoId();
  youtube.videos.set(videoId, {});
  // Its header is that of a photo.
  const cutOff = (await makePhoto()).subarray(0, 700);
  expect((await submit(videoId, { fields: { captchaText: 'WRONG1' } })).body.code).toBe('CAPTCHA_INCORRECT');
  expect((await submit(videoId, { photo: Buffer.from('text') })).body.code).toBe('INVALID_FILE_TYPE');
  expect(youtube.detailCalls).toEqual([]);
  expect((await submit(randomVideoId(), { photo: cutOff })).body.code).toBe('VIDEO_UNAVAILABLE');
  expect((await submit(videoId, { photo: cutOff })).body.code).toBe('INVALID_FILE_TYPE');
});

// @trust youtube-down
test('while YouTube is down an entry is stored unchecked', async () => {
  youtube.mood = 'down';
  youtube.oembedMood = 'down';
  const { status, body } = await submit(randomVideoId());
  expect(status).toBe(201);
  const row = await findVideo(body.id);
  expect(row).toMatchObject({ flags: ['unchecked'], checkedAt: null, channelId: null });
  expect(row.nextCheckAt.getTime()).toBeLessThanOrEqual(Date.now());
});

test('a retry returns the entry, although its video is gone since', async () => {
  const videoId = randomVideoId();
  youtube.videos.set(videoId, {});
  const { body } = await submit(videoId, { idempotencyKey: 'gone-since' });
  youtube.videos.clear();
  expect(await submit(videoId, { idempotencyKey: 'gone-since' })).toMatchObject({
    status: 201,
    body: { id: body.id, submittedAt: body.submittedAt },
  });
});
