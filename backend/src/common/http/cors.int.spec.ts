import { createTestApp, type TestApp } from '../../../test/app.js';
import { client } from '../../../test/client.js';

const ALLOWED = 'https://fans.example.com';
const FOREIGN = 'https://elsewhere.example.com';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ env: { CORS_ORIGINS: `${ALLOWED},http://localhost:4000` } });
});

afterAll(() => app.close());

function preflight(origin: string, method: string) {
  return client(app)
    .with({
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization,content-type,idempotency-key',
    })
    .send('OPTIONS', '/api/songs/00000000-0000-4000-8000-000000000000/vote');
}

test('answers the preflight request of an allowed site', async () => {
  const { status, headers, text } = await preflight(ALLOWED, 'PUT');
  expect([status, text]).toEqual([204, '']);
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
])('allows nothing to a page of %s', async (origin) => {
  const asked = await preflight(origin, 'PUT');
  expect(asked.headers['access-control-allow-origin']).toBeUndefined();
  const read = await client(app).with({ origin }).get('/api/songs');
  expect(read.headers['access-control-allow-origin']).toBeUndefined();
});

test('an allowed site may read the rate limit headers', async () => {
  const { status, headers } = await client(app).with({ origin: ALLOWED }).get('/api/songs');
  expect(status).toBe(200);
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
test('allows no site by default', async () => {
  const closed = await createTestApp();
  const { headers } = await client(closed).with({ origin: ALLOWED }).get('/api/songs');
  expect(headers['access-control-allow-origin']).toBeUndefined();
  await closed.close();
});
