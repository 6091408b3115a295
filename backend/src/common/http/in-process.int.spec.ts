import { createTestApp, type TestApp } from '../../../test/app.js';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
});

afterAll(() => app.close());

// @trust network-address
test('no header marks a request as one of the server itself', async () => {
  for (const remaining of ['599', '598']) {
    const { headers } = await app.api.inject({
      url: '/api/contest',
      headers: { 'x-forwarded-for': 'in-process' },
    });
    expect(headers['ratelimit-remaining']).toBe(remaining);
  }
});

test('calls for a page count against no limit', async () => {
  const page = await app.api.inject({ url: '/songs', headers: { accept: 'text/html' } });
  expect(page.headers['ratelimit-remaining']).toBe('599');
  const { headers } = await app.api.inject('/api/contest');
  expect(headers['ratelimit-remaining']).toBe('598');
});
