import { YOUTUBE_KEY, YoutubeStandIn } from '../../../test/youtube.js';
import { loadConfig } from '../../config/config.js';
import type { SiteSettings } from '../settings/site-settings.js';
import { YoutubeClient } from './youtube.client.js';

let youtube: YoutubeStandIn;

beforeEach(async () => {
  youtube = await YoutubeStandIn.start();
});

afterEach(() => youtube.stop());

function createClient(env: Record<string, string> = {}): YoutubeClient {
  const unused = 'x'.repeat(32);
  const config = loadConfig({
    DATABASE_URL: 'postgres://localhost/unused',
    JWT_SECRET: unused,
    LINK_SECRET: unused,
    VOTE_PEPPER: unused,
    ...youtube.env,
    ...env,
  });
  return new YoutubeClient(config, { youtubeApiKey: config.youtube.apiKey } as SiteSettings);
}

async function failureOf(client: YoutubeClient): Promise<unknown> {
  const { status, code, message, retryAfter } = await client.fetchViewCounts(['dQw4w9WgXcQ']).then(
    () => Promise.reject(new Error('it did not fail')),
    (error: unknown) => error as { status: number; code: string; message: string; retryAfter?: number },
  );
  expect(message).not.toContain(YOUTUBE_KEY);
  return { status, code, message, retryAfter };
}

test('requests fifty videos in one call, and leaves out those that are gone or hide their count', async () => {
  const ids = Array.from({ length: 50 }, (_, index) => `video-${String(index).padStart(5, '0')}`);
  for (const [index, id] of ids.entries()) youtube.views.set(id, index * 1_000_000_000);
  youtube.views.delete('video-00007');
  youtube.views.set('video-00008', null);
  const counts = await createClient().fetchViewCounts(ids);
  expect(youtube.calls).toEqual([ids]);
  expect(counts.size).toBe(48);
  expect([counts.get('video-00000'), counts.get('video-00049')]).toEqual([0, 49_000_000_000]);
});

test('without a key names the variable, and sends no request', async () => {
  expect(await failureOf(createClient({ YOUTUBE_API_KEY: '' }))).toEqual({
    status: 503,
    code: 'YOUTUBE_KEY_MISSING',
    message: 'Set YOUTUBE_API_KEY to refresh views.',
  });
  expect(youtube.calls).toEqual([]);
});

test('reports the message of Google about an invalid key', async () => {
  const { code, message } = (await failureOf(createClient({ YOUTUBE_API_KEY: 'wrong' }))) as Record<
    string,
    string
  >;
  expect([code, message]).toEqual([
    'YOUTUBE_REFUSED',
    'YouTube refused the request: API key not valid. Please pass a valid API key.',
  ]);
});

test('distinguishes an exceeded quota', async () => {
  youtube.mood = 'quotaExceeded';
  expect(await failureOf(createClient())).toMatchObject({ status: 503, code: 'YOUTUBE_QUOTA_EXCEEDED' });
});

test('asks videos.batchGetStats for view counts, and takes no missing video for an answer', async () => {
  const ids = ['dQw4w9WgXcQ', 'aaaaaaaaaaa', 'bbbbbbbbbbb', 'ccccccccccc'];
  youtube.views.set('dQw4w9WgXcQ', 0);
  youtube.views.set('aaaaaaaaaaa', 7);
  youtube.views.set('bbbbbbbbbbb', null);
  youtube.unanswered.add('aaaaaaaaaaa');
  expect(await createClient().fetchStats(ids)).toEqual(new Map([['dQw4w9WgXcQ', 0]]));
  expect([youtube.statsCalls, youtube.calls]).toEqual([[ids], []]);
});

test.each([
  ['notFound', null],
  ['forbidden', null],
  ['accessNotConfigured', null],
  ['tooManyAtOnce', 'YouTube could not be reached: it answered 403.'],
  ['rateLimitExceeded', 'YouTube could not be reached: it answered 429.'],
  [
    'quotaExceeded',
    "Today's YouTube quota for videos.batchGetStats is used up. Views are refreshed again tomorrow.",
  ],
  ['keyInvalid', 'YouTube refused the request: API key not valid. Please pass a valid API key.'],
] as const)('videos.batchGetStats that answers %s', async (mood, message) => {
  youtube.statsMood = mood;
  const answer = await createClient()
    .fetchStats(['dQw4w9WgXcQ'])
    .catch((error: Error) => error.message);
  expect(answer).toBe(message);
});

test.each([
  ['tooManyAtOnce', 'YOUTUBE_UNAVAILABLE', 'YouTube could not be reached: it answered 403.'],
  [
    'quotaExceeded',
    'YOUTUBE_QUOTA_EXCEEDED',
    "Today's YouTube quota for videos.list is used up. Views are refreshed again tomorrow.",
  ],
  ['forbidden', 'YOUTUBE_REFUSED', 'YouTube refused the request: it answered 403.'],
] as const)('videos.list that answers %s', async (mood, code, message) => {
  youtube.mood = mood;
  expect(await failureOf(createClient())).toMatchObject({ code, message });
});

test.each([
  ['down', 'YouTube could not be reached: it answered 503.'],
  ['rateLimitExceeded', 'YouTube could not be reached: it answered 429.'],
  ['garbage', 'YouTube could not be reached: its answer was not understood.'],
] as const)('%s is reported as unavailable, so that a retry follows', async (mood, message) => {
  youtube.mood = mood;
  expect(await failureOf(createClient())).toEqual({
    status: 503,
    code: 'YOUTUBE_UNAVAILABLE',
    message,
    retryAfter: 60,
  });
});

test('an unreachable server is unavailable', async () => {
  const client = createClient();
  await youtube.stop();
  expect(await failureOf(client)).toMatchObject({
    code: 'YOUTUBE_UNAVAILABLE',
    message: 'YouTube could not be reached: the connection failed.',
  });
  youtube = await YoutubeStandIn.start();
});

test('a server that never answers is unavailable after the timeout', async () => {
  youtube.mood = 'silent';
  expect(await failureOf(createClient())).toMatchObject({
    code: 'YOUTUBE_UNAVAILABLE',
    message: 'YouTube could not be reached: no answer within 8 seconds.',
  });
});
