import { createTestApp, type TestApp } from '../../../test/app.js';
import { client } from '../../../test/client.js';

const PROXY = '127.0.0.1';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ env: { TRUSTED_PROXIES: PROXY } });
});

afterAll(() => app.close());

// @trust network-address
test('no header marks a request as one of the server itself', async () => {
  for (const remaining of ['599', '598']) {
    const { headers } = await client(app)
      .from(PROXY)
      .with({ 'x-forwarded-for': 'in-process' })
      .get('/api/contest');
    expect(headers['ratelimit-remaining']).toBe(remaining);
  }
});

test('calls for a page count against no limit', async () => {
  const page = await client(app).from(PROXY).with({ accept: 'text/html' }).get('/songs');
  expect(page.headers['ratelimit-remaining']).toBe('599');
  const { headers } = await client(app).from(PROXY).get('/api/contest');
  expect(headers['ratelimit-remaining']).toBe('598');
});
