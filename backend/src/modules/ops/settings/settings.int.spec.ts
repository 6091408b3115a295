import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type Client, client } from '../../../../test/client.js';
import { createUser } from '../../../../test/factories/users.js';
import { YOUTUBE_KEY, YoutubeStandIn } from '../../../../test/youtube.js';
import { DAILY_UNITS } from '../../contest/entries/videos/youtube-quota.js';

let app: TestApp;
let youtube: YoutubeStandIn;
let settings: Client;

beforeEach(async () => {
  youtube = await YoutubeStandIn.start();
});

afterEach(async () => {
  await app.close();
  await youtube.stop();
});

async function start(env: Record<string, string> = {}): Promise<void> {
  app = await createTestApp({ env: { ...youtube.env, ...env } });
  settings = client(app)
    .as(await createUser(app, { owner: true }))
    .at('/api/admin/settings');
}

test('a start without settings stores emails, files and jobs itself', async () => {
  await start({ YOUTUBE_API_KEY: '' });
  expect(await settings.get()).toMatchObject({
    status: 200,
    body: {
      mail: {
        smtpHost: null,
        from: 'Paattu <no-reply@paattu.example>',
        ownerEmail: 'owner@paattu.example',
        problem: null,
      },
      youtube: { hasKey: false, unitsLeft: DAILY_UNITS },
      storage: { kind: 'disk', place: join(app.dataDir, 'files'), isWritable: true },
      queue: { kind: 'postgresql', isReachable: true },
      apiDocs: '/api/docs',
    },
  });
});

test('shows no secrets', async () => {
  const redis = new URL('redis://paattu:redis-password@127.0.0.1:1');
  await start({
    SMTP_URL: 'smtp://sender:smtp-password@mail.example:587',
    REDIS_URL: redis.href,
    S3_ENDPOINT: 'http://127.0.0.1:1',
    S3_BUCKET: 'songs',
    S3_ACCESS_KEY_ID: 's3-key-id',
    S3_SECRET_ACCESS_KEY: 's3-secret',
    API_DOCS: 'false',
  });
  const { body, text } = await settings.get();
  expect(body).toMatchObject({
    mail: { smtpHost: 'mail.example:587' },
    youtube: { hasKey: true },
    storage: { kind: 's3', place: 'songs', isWritable: false },
    queue: { kind: 'redis', isReachable: false },
    apiDocs: null,
  });
  for (const secret of ['sender', 'smtp-password', 'redis-password', 's3-key-id', 's3-secret', YOUTUBE_KEY])
    expect(text).not.toContain(secret);
});

test('warns the owner of a public site whose emails reach nobody', async () => {
  await start({ PUBLIC_URL: 'https://songs.asha.in', SMTP_URL: 'smtp://mailpit:1025' });
  expect((await settings.get()).body.mail.problem).toBe('catcher');
});

test('says that the SMTP server cannot be reached', async () => {
  await start({ SMTP_URL: 'smtp://asha:rain@127.0.0.1:9' });
  expect((await settings.get()).body.mail).toMatchObject({ problem: 'unreachable' });
});

test('reports a folder that is not writable', async () => {
  await start();
  // A file in its place, because root may write to every folder.
  await rm(join(app.dataDir, 'files'), { recursive: true, force: true });
  await writeFile(join(app.dataDir, 'files'), '');
  expect((await settings.get()).body.storage.isWritable).toBe(false);
});

describe('the test of the YouTube key', () => {
  test('makes one call, which counts against the quota', async () => {
    await start();
    expect(await settings.post('/youtube/test')).toMatchObject({
      status: 200,
      body: { milliseconds: expect.any(Number) },
    });
    expect(youtube.calls).toHaveLength(1);
    expect((await settings.get()).body.youtube).toEqual({
      hasKey: true,
      isFixed: true,
      unitsLeft: DAILY_UNITS - 1,
      viewUnitsLeft: DAILY_UNITS,
      usesListForViews: false,
    });
  });

  test('without a key names the variable, and makes no call', async () => {
    await start({ YOUTUBE_API_KEY: '' });
    expect(await settings.post('/youtube/test')).toMatchObject({
      status: 503,
      body: { code: 'YOUTUBE_KEY_MISSING', message: 'Set YOUTUBE_API_KEY to refresh views.' },
    });
    expect(youtube.calls).toEqual([]);
    expect((await settings.get()).body.youtube.unitsLeft).toBe(DAILY_UNITS);
  });

  test.each([
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
      "Today's YouTube quota for videos.list is used up. Views are refreshed again tomorrow.",
    ],
    ['down', 503, 'YOUTUBE_UNAVAILABLE', 'YouTube could not be reached: it answered 503.'],
  ] as const)('reports the answer of YouTube: %s', async (mood, status, code, message) => {
    await start();
    youtube.mood = mood;
    expect(await settings.post('/youtube/test')).toMatchObject({ status, body: { code, message } });
  });
});
