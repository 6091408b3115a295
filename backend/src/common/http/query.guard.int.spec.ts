import { createTestApp, type TestApp } from '../../../test/app.js';
import { client } from '../../../test/client.js';
import { createSong } from '../../../test/factories/songs.js';
import { accessTokenOf, createUser } from '../../../test/factories/users.js';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

// @trust repeated-names, prototype-names
test.each([
  ['/api/songs?__proto__=1', '__proto__', 'property __proto__ should not exist'],
  ['/api/songs?__%70roto__=1', '__proto__', 'property __proto__ should not exist'],
  ['/api/songs?constructor=', 'constructor', 'property constructor should not exist'],
  ['/api/contest?prototype', 'prototype', 'property prototype should not exist'],
  ['/api/contest/entries?order=asc&order=desc', 'order', 'order must be given once'],
  ['/api/contest/entries?__proto__=1', '__proto__', 'property __proto__ should not exist'],
  ['/api/songs?__proto__=', '__proto__', 'property __proto__ should not exist'],
  ['/api/songs?__proto__[a]=1&__proto__=2', '__proto__', 'property __proto__ should not exist'],
  ['/%61pi/songs?__proto__=1', '__proto__', 'property __proto__ should not exist'],
  ['/api/contest?a=1&a=2', 'a', 'a must be given once'],
  ['/api/songs/00000000-0000-4000-8000-000000000000/audio?v=1&v=2', 'v', 'v must be given once'],
  ['/api/contest?limit=1', 'limit', 'property limit should not exist'],
  ['/api/songs?page=2', 'page', 'property page should not exist'],
  ['/api/songs/00000000-0000-4000-8000-000000000000?key=1', 'key', 'property key should not exist'],
  ['/api/contests?q=', 'q', 'property q should not exist'],
  ['/health/live?constructor=1', 'constructor', 'property constructor should not exist'],
])('rejects %s', async (url, field, message) => {
  const response = await client(app).get(url);
  expect([response.status, response.body]).toEqual([
    400,
    { code: 'VALIDATION_FAILED', message, details: [{ field, code: 'VALIDATION_FAILED', message }] },
  ]);
});

// @trust bounded-memory
test('rejects a query with more than 30 names', async () => {
  const names = Array.from({ length: 31 }, (_, index) => index).join('&');
  const response = await client(app).get(`/api/songs?${names}`);
  expect([response.status, response.body]).toEqual([
    400,
    { code: 'VALIDATION_FAILED', message: 'the query has too many names' },
  ]);
});

test('a health check ignores the names that a probe adds', async () => {
  expect((await client(app).get('/health/live?probe=7')).status).toBe(200);
});

/** A name that no route has. */
const UNKNOWN = 'fields';

test('each route of the document rejects a query parameter that it does not know', async () => {
  const document = (await client(app).get<{ paths: Record<string, object> }>('/api/openapi.json')).body;
  const owner = await accessTokenOf(app, await createUser(app, { owner: true }));
  const song = await createSong(app);
  const accepting: string[] = [];
  let asked = 0;
  for (const [path, methods] of Object.entries(document.paths)) {
    if (!('get' in methods) || path.startsWith('/health/')) continue;
    // The files of a song that nobody may hear are a 404, whatever the query.
    const url = `${path.replace(/\{\w+\}/g, song.id)}?${UNKNOWN}=1`;
    const { status, text } = await client(app).as(owner).get(url);
    // The cookie of an entrant or a judge is checked before the query.
    if (status === 401 || status === 403) continue;
    asked += 1;
    if (status !== 400 || !text.includes(`property ${UNKNOWN} should not exist`))
      accepting.push(`${path} ${status}`);
  }
  expect(accepting).toEqual([]);
  expect(asked).toBeGreaterThan(50);
});

test.each(['audio', 'lyrics', 'waveform', 'cover'])(
  'the address of the %s of a song may name its version',
  async (file) => {
    const { id } = await createSong(app);
    const { status } = await client(app).get(`/api/songs/${id}/${file}?v=1`);
    expect(status).not.toBe(400);
  },
);

test('a page ignores its query', async () => {
  const { status } = await client(app).get('/songs?utm_source=a&utm_source=b');
  expect(status).toBe(200);
});
