import { createTestApp, type TestApp } from '../../../test/app.js';
import { client } from '../../../test/client.js';
import { RateLimiter } from './rate-limiter.js';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

async function ask(method: 'GET' | 'POST', url: string, remoteAddress: string) {
  const { status, headers, text } = await client(app).from(remoteAddress).send(method, url);
  const limits = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset', 'retry-after'];
  const [limit, remaining, reset, retryAfter] = limits.map((name) => Number(headers[name]));
  return { status, limit, remaining, reset, retryAfter, body: text };
}

test('each response reports what is left of the limit of the address', async () => {
  const first = await ask('GET', '/api/songs', '203.0.113.1');
  expect(first).toMatchObject({ status: 200, limit: 600, remaining: 599, reset: 60, retryAfter: NaN });
  expect(await ask('GET', '/api/contest', '203.0.113.1')).toMatchObject({ limit: 600, remaining: 598 });
  expect(await ask('GET', '/api/songs', '203.0.113.2')).toMatchObject({ limit: 600, remaining: 599 });
});

test('a rejected request reports when to retry', async () => {
  for (let left = 9; left >= 0; left -= 1) {
    expect(await ask('POST', '/api/contact', '203.0.113.3')).toMatchObject({ status: 400, remaining: left });
  }
  const { reset, retryAfter, ...rejected } = await ask('POST', '/api/contact', '203.0.113.3');
  expect(rejected).toEqual({
    status: 429,
    limit: 10,
    remaining: 0,
    body: '{"code":"TOO_MANY_REQUESTS","message":"Too many requests. Please try again later."}',
  });
  expect(reset).toBe(retryAfter);
  expect(retryAfter).toBeGreaterThan(3_500);
  expect(retryAfter).toBeLessThanOrEqual(3_600);
});

test('counts a /64 network of IPv6 as one, and an IPv4 address in any notation', async () => {
  expect(await ask('GET', '/api/songs', '2001:db8:0:1::1')).toMatchObject({ remaining: 599 });
  expect(await ask('GET', '/api/songs', '2001:db8:0:1:ffff::2')).toMatchObject({ remaining: 598 });
  expect(await ask('GET', '/api/songs', '2001:db8:0:2::1')).toMatchObject({ remaining: 599 });
  expect(await ask('GET', '/api/songs', '203.0.113.9')).toMatchObject({ remaining: 599 });
  expect(await ask('GET', '/api/songs', '::ffff:203.0.113.9')).toMatchObject({ remaining: 598 });
});

// @trust media-quota
test('an entry counts against the limits of the hour and the day, and the tightest is reported', async () => {
  const limiter = app.get(RateLimiter);
  const submit = (remoteAddress: string) => ask('POST', '/api/contest/entries', remoteAddress);
  expect(await submit('203.0.113.11')).toMatchObject({ status: 415, limit: 10, remaining: 9 });
  await limiter.consume('submissionOfDay', '203.0.113.11', undefined, 47);
  expect(await submit('203.0.113.11')).toMatchObject({ status: 415, limit: 50, remaining: 1 });
  await submit('203.0.113.11');
  const rejected = await submit('203.0.113.11');
  expect(rejected).toMatchObject({ status: 429, limit: 50, remaining: 0 });
  expect(rejected.retryAfter).toBeGreaterThan(23 * 60 * 60);
  expect(await submit('203.0.113.12')).toMatchObject({ status: 415, remaining: 9 });
});

// @trust network-address
test('without trusted proxies no header changes the limit', async () => {
  for (const [index, forged] of ['198.51.100.1', '198.51.100.2, 203.0.113.20', 'unknown'].entries()) {
    const { headers } = await client(app)
      .from('203.0.113.20')
      .with({ 'x-forwarded-for': forged, forwarded: `for=${forged}`, 'x-real-ip': forged })
      .get('/api/contest');
    expect(headers['ratelimit-remaining']).toBe(String(599 - index));
  }
});
