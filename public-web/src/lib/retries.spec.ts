import { createApiClient } from '@paattu/api-client';
import { unwrap } from './api-error';
import { retry, retryDelay, retryIfAsked } from './retries';

/** What the site catches when the server answers so, or not at all. */
async function failureOf(status: number, retryAfter?: string): Promise<Error> {
  const headers = { 'content-type': 'application/json', ...(retryAfter && { 'retry-after': retryAfter }) };
  const api = createApiClient({
    baseUrl: 'http://site.example',
    fetch: () => Promise.resolve(new Response('{"code":"UNAVAILABLE"}', { status, headers })),
  });
  return api
    .GET('/api/songs')
    .then(unwrap)
    .then(
      () => new Error('no failure'),
      (error: Error) => error,
    );
}

const retriesOf = (rule: typeof retry, error: Error) =>
  [0, 1, 2, 3, 4].filter((failures) => rule(failures, error));

test.each([
  ['a 503 that asks for it', 503, '2', 3, 2000],
  ['a 503 that asks for five seconds', 503, '5', 3, 5000],
  ['a 503 that asks for a minute', 503, '60', 1, 1000],
  ['a 503 that asks for a date', 503, 'Fri, 27 Nov 2026 16:00:00 GMT', 1, 1000],
  ['a 503 that asks for nothing', 503, undefined, 1, 1000],
  ['a 429', 429, '2', 1, 1000],
  ['a 500', 500, undefined, 1, 1000],
])('%s is tried again', async (_, status, retryAfter, times, wait) => {
  const error = await failureOf(status, retryAfter);

  expect(retriesOf(retry, error)).toHaveLength(times);
  expect(retryDelay(0, error)).toBe(wait);
  expect(retriesOf(retryIfAsked, error)).toHaveLength(times === 3 ? 3 : 0);
});

test('a request without an answer is tried once more', () => {
  const error = new TypeError('Failed to fetch');

  expect(retriesOf(retry, error)).toEqual([0]);
  expect(retryDelay(0, error)).toBe(1000);
});
