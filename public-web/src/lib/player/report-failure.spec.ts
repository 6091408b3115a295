import { createApiClient } from '@paattu/api-client';
import { stubGlobal, unstubGlobals } from '../../../../packages/api-client/test/stub-global';
import type { Track } from './track';

let reportFailure: (typeof import('./report-failure'))['reportFailure'];
let status: number | null;
let reports: string[];

const track = { id: 'one', audioUrl: 'http://site.test/one.mp3' } as Track;

async function browserFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  if (request.method === 'POST') {
    reports.push(`${new URL(request.url).pathname} ${await request.text()}`);
    return new Response(null, { status: 204 });
  }
  expect(request.headers.get('range')).toBe('bytes=0-0');
  if (status === null) throw new TypeError('Failed to fetch');
  return new Response('', { status });
}

const report = (code: number | undefined) =>
  reportFailure(createApiClient({ baseUrl: 'http://site.test', fetch: browserFetch }), track, code);

beforeEach(async () => {
  status = 206;
  reports = [];
  stubGlobal('fetch', browserFetch);
  // Each test is a page view.
  jest.resetModules();
  ({ reportFailure } = await import('./report-failure'));
});

afterEach(() => void unstubGlobals());

test.each([
  [3, 'damaged'],
  [4, 'unsupported'],
])('an error %i is reported as %s, once for each song and page view', async (code, kind) => {
  await Promise.all([report(code), report(code)]);
  await report(code);
  expect(reports).toEqual([`/api/songs/one/playback-failures {"kind":"${kind}"}`]);
});

test.each([undefined, 1, 2])('an error %s is not the fault of the song', async (code) => {
  await report(code);
  expect(reports).toEqual([]);
});

test.each([404, 429, 503, null])(
  'a song that the server does not send (%s) is not reported',
  async (answer) => {
    status = answer;
    await report(4);
    expect(reports).toEqual([]);
    status = 206;
    await report(4);
    expect(reports).toHaveLength(1);
  },
);
