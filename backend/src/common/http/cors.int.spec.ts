import { createTestApp, type TestApp } from '../../../test/app.js';

const ALLOWED = 'https://fans.example.com';
const FOREIGN = 'https://elsewhere.example.com';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ env: { CORS_ORIGINS: `${ALLOWED},http://localhost:4000` } });
});

afterAll(() => app.close());

function preflight(origin: string, method: string) {
  return app.api.inject({
    method: 'OPTIONS',
    url: '/api/songs/00000000-0000-4000-8000-000000000000/vote',
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization,content-type,idempotency-key',
    },
  });
}

test('an allowed site may ask first, and is told what it may send', async () => {
  const { statusCode, headers, body } = await preflight(ALLOWED, 'PUT');
  expect([statusCode, body]).toEqual([204, '']);
  expect(headers).toMatchObject({
    'access-control-allow-origin': ALLOWED,
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': 'authorization,content-type,idempotency-key',
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
    'access-control-max-age': '600',
  });
  expect(headers['vary']).toContain('Origin');
});

// @trust cross-site
test.each([
  FOREIGN,
  'null',
  'https://fans.example.com.evil.example',
  `${ALLOWED}:8443`,
  'http://fans.example.com',
])('a page of %s is let do nothing', async (origin) => {
  const asked = await preflight(origin, 'PUT');
  expect(asked.headers['access-control-allow-origin']).toBeUndefined();
  const read = await app.api.inject({ url: '/api/songs', headers: { origin } });
  expect(read.headers['access-control-allow-origin']).toBeUndefined();
});

test('an allowed site may read the limits and when to come back', async () => {
  const { statusCode, headers } = await app.api.inject({ url: '/api/songs', headers: { origin: ALLOWED } });
  expect(statusCode).toBe(200);
  expect(headers['access-control-allow-origin']).toBe(ALLOWED);
  const exposed = String(headers['access-control-expose-headers']).toLowerCase().split(/, */);
  expect(exposed).toEqual(
    expect.arrayContaining([
      'content-range',
      'etag',
      'ratelimit-limit',
      'ratelimit-remaining',
      'ratelimit-reset',
      'retry-after',
    ]),
  );
});

// @trust cross-site
test('without a list no site may', async () => {
  const closed = await createTestApp();
  const { headers } = await closed.api.inject({ url: '/api/songs', headers: { origin: ALLOWED } });
  expect(headers['access-control-allow-origin']).toBeUndefined();
  await closed.close();
});
