import { once } from 'node:events';
import { get } from 'node:http';
import { Readable } from 'node:stream';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { client } from '../../../../test/client.js';
import { eventually } from '../../../../test/eventually.js';
import { wav } from '../../../../test/factories/songs.js';
import { createUser } from '../../../../test/factories/users.js';
import { RateLimiter } from '../../../infra/rate-limit/rate-limiter.js';
import { RATE_LIMITS } from '../../../infra/rate-limit/rate-limits.js';
import { SongUploadsService } from '../uploads/song-uploads.service.js';

let app: TestApp;
let limiter: RateLimiter;
let audioUrl: string;
let size: number;

beforeAll(async () => {
  app = await createTestApp();
  limiter = app.get(RateLimiter);
  const audio = wav({ seconds: 100, sampleRate: 48_000 });
  size = audio.length;
  const { id } = await app.get(SongUploadsService).uploadSong({
    uploadedBy: (await createUser(app, { owner: true })).id,
    details: { title: 'Rain', artist: 'Asha' },
    audio: Readable.from([audio]),
  });
  audioUrl = `${app.url}/api/songs/${id}/audio`;
});

afterAll(() => app.close());

/** Leaves this address a quota of so many bytes. */
async function leave(bytes: number): Promise<void> {
  await limiter.reset('media', '127.0.0.1');
  await limiter.consume('media', '127.0.0.1', undefined, RATE_LIMITS.media.points - bytes);
}

async function ask(headers: Record<string, string> = {}, method = 'GET') {
  const response = await fetch(audioUrl, { method, headers });
  const bytes = (await response.arrayBuffer()).byteLength;
  return { status: response.status, bytes, headers: response.headers };
}

// @trust media-quota
test('an address receives a limited number of bytes a day, then a 429 with Retry-After', async () => {
  await leave(size + 99);
  expect(await ask()).toMatchObject({ status: 200, bytes: size });
  const rejected = await fetch(audioUrl, { headers: { range: 'bytes=0-99' } });
  expect([rejected.status, await rejected.json()]).toEqual([
    429,
    {
      code: 'TOO_MANY_REQUESTS',
      message: 'Your network has been sent enough for one day. Please try again tomorrow.',
    },
  ]);
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(23 * 60 * 60);
  expect(await ask({ range: 'bytes=0-98' })).toMatchObject({ status: 206, bytes: 99 });
});

test('a rejected request and an empty response use no quota', async () => {
  await leave(100);
  const { headers } = await ask({ range: 'bytes=0-0' });
  expect((await ask()).status).toBe(429);
  expect((await ask({ range: 'bytes=0-' })).status).toBe(429);
  expect((await ask({}, 'HEAD')).status).toBe(200);
  expect((await ask({ 'if-none-match': headers.get('etag')! })).status).toBe(304);
  expect((await ask({ range: 'bytes=0-98' })).status).toBe(206);
  expect((await ask({ range: 'bytes=0-0' })).status).toBe(429);
});

// @trust media-quota
test('many requests at once stay within the quota', async () => {
  await leave(size * 2);
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask()));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429, 429, 429]);
});

// @trust media-quota
test('a client that disconnects half-way uses the quota of the sent bytes', async () => {
  await leave(size);
  const request = get(audioUrl);
  const [response] = (await once(request, 'response')) as [Readable];
  await once(response, 'readable');
  expect((await ask({ range: 'bytes=0-0' })).status).toBe(429);

  request.destroy();

  await eventually(async () => (await ask({ range: 'bytes=0-0' })).status === 206);
  expect((await ask()).status).toBe(429);
});

// @trust media-quota
test('each address has its own quota', async () => {
  await leave(0);
  expect((await ask()).status).toBe(429);
  const { status } = await client(app).from('203.0.113.5').get(new URL(audioUrl).pathname);
  expect(status).toBe(200);
});
