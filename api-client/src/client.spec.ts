import { createApiClient } from './client.js';
import type { Session } from './session.js';

/** Answers each request with the next response and records the requests. */
function server(...responses: Response[]) {
  const requests: Request[] = [];
  const fetch = async (input: RequestInfo | URL) => {
    requests.push(input as Request);
    const response = responses.shift();
    if (!response) throw new Error('no more responses');
    return response;
  };
  return { requests, options: { baseUrl: 'https://paattu.example', fetch } };
}

const json = (body: unknown, status = 200) => Response.json(body, { status });

test('fills the path and the query, and reads JSON', async () => {
  const { requests, options } = server(json({ items: [] }));

  const { data } = await createApiClient(options).GET('/api/contest/entries', {
    params: { query: { offset: 20, q: 'Meera & Anu' } },
  });

  expect(data).toEqual({ items: [] });
  expect(requests[0]?.url).toBe('https://paattu.example/api/contest/entries?offset=20&q=Meera+%26+Anu');
});

test('encodes a part of the path, and sends JSON', async () => {
  const { requests, options } = server(json({ correct: true }));

  await createApiClient(options).POST('/api/captchas/{id}/check', {
    params: { path: { id: 'a/b' } },
    body: { text: 'XY' },
  });

  const [request] = requests;
  expect(request?.url).toBe('https://paattu.example/api/captchas/a%2Fb/check');
  expect(request?.headers.get('content-type')).toBe('application/json');
  expect(await request?.json()).toEqual({ text: 'XY' });
});

test('a response without content has no data', async () => {
  const { options } = server(new Response(null, { status: 204 }));

  const answer = await createApiClient(options).POST('/api/songs/{id}/plays', {
    params: { path: { id: 's' } },
  });

  expect(answer.data).toBeUndefined();
  expect(answer.response.status).toBe(204);
});

test('an error that is no JSON is given as its text', async () => {
  const { options } = server(new Response('<h1>Bad gateway</h1>', { status: 502 }));

  const { data, error } = await createApiClient(options).GET('/api/contest');

  expect({ data, error }).toEqual({ data: undefined, error: '<h1>Bad gateway</h1>' });
});

describe('with a session', () => {
  const session = (renewed: string | null) =>
    ({ accessToken: async () => 'old', renew: async () => renewed }) as unknown as Session;
  const tokensOf = (requests: Request[]) => requests.map(({ headers }) => headers.get('authorization'));

  test('a rejected token is renewed and the request sent again, with its body', async () => {
    const { requests, options } = server(json({}, 401), json({ correct: false }));

    const { data } = await createApiClient({ ...options, session: session('new') }).POST(
      '/api/captchas/{id}/check',
      { params: { path: { id: 'c' } }, body: { text: 'XY' } },
    );

    expect(data).toEqual({ correct: false });
    expect(tokensOf(requests)).toEqual(['Bearer old', 'Bearer new']);
    expect(await requests[1]?.json()).toEqual({ text: 'XY' });
  });

  test('without a new token the first response stands', async () => {
    const { requests, options } = server(json({ code: 'UNAUTHORIZED' }, 401));

    const { error } = await createApiClient({ ...options, session: session(null) }).GET('/api/me/songs');

    expect(error).toEqual({ code: 'UNAUTHORIZED' });
    expect(tokensOf(requests)).toEqual(['Bearer old']);
  });
});
