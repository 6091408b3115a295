import { createApiClient, type SessionState } from '@paattu/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { stubGlobal, unstubGlobals } from '../../../../packages/api-client/test/stub-global';
import type { MySongs, Song } from '../../components/song/song-queries';

const mockServices = {
  api: {},
  session: { getState: (): SessionState => state, accessToken: async () => null },
};
const mockNavigate = jest.fn();
let toasts: (typeof import('../../lib/toasts'))['toasts'];
let mySongsQuery: (typeof import('../../components/song/song-queries'))['mySongsQuery'];
let songsQuery: (typeof import('../../components/song/song-queries'))['songsQuery'];
let useVote: (typeof import('../../components/song/use-vote'))['useVote'];
let useFavorite: (typeof import('../../components/song/use-favorite'))['useFavorite'];

beforeAll(async () => {
  jest.doMock('../../lib/services', () => ({
    useServices: () => mockServices,
    useSessionState: () => mockServices.session.getState(),
  }));
  jest.doMock('../../lib/router/router', () => ({
    navigate: mockNavigate,
    useLocation: () => ({ pathname: '/songs', search: '', hash: '' }),
  }));
  const { loadTranslations } = await import('../../translations/loaded');
  await Promise.all([loadTranslations('en', 'site'), loadTranslations('en', 'songs')]);
  ({ toasts } = await import('../../lib/toasts'));
  toasts.subscribe(() => {
    const shown = toasts.getState();
    if (shown) shownToasts.push([shown.title, shown.description]);
  });
  ({ mySongsQuery, songsQuery } = await import('../../components/song/song-queries'));
  ({ useVote } = await import('../../components/song/use-vote'));
  ({ useFavorite } = await import('../../components/song/use-favorite'));
});

const user = {
  uid: '7',
  email: 'meera@visitor.example',
  displayName: 'Meera',
  isAdmin: false,
  permissions: [],
  emailVerified: true,
  needsNewPassword: false,
  needsFactor: false,
  isInvited: false,
};
const song = { id: 's1', slug: 'oar', title: 'Oar Song', upvotes: 4, downvotes: 1 } as Song;
const nothing: MySongs = { votes: [], favorites: [] };

let state: SessionState;
let queries: QueryClient;
let requests: string[];
const shownToasts: (string | undefined)[][] = [];
let answers: { line: string; settle(status: number, body?: unknown): Promise<void> }[];

/** Answers the oldest pending request as the server would. */
async function answer(line: string, status: number, body?: unknown) {
  await jest.advanceTimersByTimeAsync(0);
  const index = answers.findIndex((waiting) => waiting.line === line);
  expect(requests).toContain(line);
  await answers.splice(index, 1)[0]!.settle(status, body);
}

/** Renders a hook once with the current contents of the caches. */
function render<Result>(use: () => Result): Result {
  const results: Result[] = [];
  function Probe() {
    results.push(use());
    return null;
  }
  renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <Probe />
    </QueryClientProvider>,
  );
  return results[0]!;
}

const vote = () => render(() => useVote(song));
const favorite = () => render(() => useFavorite(song));
const counts = () => {
  const [shown] = queries.getQueryData<Song[]>(['songs']) ?? [];
  return [shown?.upvotes, shown?.downvotes];
};
function know(mine: MySongs) {
  queries.setQueryData(mySongsQuery(mockServices.api as never, user.uid).queryKey, mine);
}

beforeEach(() => {
  jest.useFakeTimers();
  state = { status: 'signed-in', user };
  queries = new QueryClient();
  requests = [];
  answers = [];
  const fetch = (request: Request) =>
    new Promise<Response>((resolve) => {
      const line = `${request.method} ${new URL(request.url).pathname}`;
      requests.push(line);
      answers.push({
        line,
        async settle(status, body) {
          resolve(new Response(body === undefined ? null : JSON.stringify(body), { status }));
          await jest.advanceTimersByTimeAsync(0);
        },
      });
    });
  mockServices.api = createApiClient({
    baseUrl: 'http://site.example',
    fetch: fetch as typeof globalThis.fetch,
  });
  queries.setQueryData(songsQuery(mockServices.api as never).queryKey, [song]);
  toasts.dismissAll();
  shownToasts.length = 0;
});

afterEach(() => {
  unstubGlobals();
  queries.clear();
  jest.useRealTimers();
});

const VOTE = '/api/songs/s1/vote';
const FAVORITE = '/api/songs/s1/favorite';

test('a vote appears at once and then with the counts of the server', async () => {
  know(nothing);
  void vote().vote('upvote');
  await jest.advanceTimersByTimeAsync(0);
  expect(vote().standing).toBe('upvote');
  expect(counts()).toEqual([5, 1]);

  await answer(`PUT ${VOTE}`, 200, { upvotes: 9, downvotes: 1 });

  expect(counts()).toEqual([9, 1]);
  expect(shownToasts).toEqual([['Vote Recorded', 'You upvoted Oar Song.']]);
});

test('a second press while a vote is being sent sends nothing', async () => {
  know(nothing);
  const { vote: press } = vote();
  void press('upvote');
  void press('upvote');
  await jest.advanceTimersByTimeAsync(0);
  void vote().vote('upvote');
  await jest.advanceTimersByTimeAsync(0);

  expect(requests).toEqual([`PUT ${VOTE}`]);
});

test('a vote that fails is undone', async () => {
  know(nothing);
  void vote().vote('downvote');
  await answer(`PUT ${VOTE}`, 500, {});

  expect(vote().standing).toBeNull();
  expect(counts()).toEqual([4, 1]);
  expect(shownToasts).toEqual([['Error', 'Failed to record downvote interaction.']]);
});

test('the same button removes the vote, and the other button does nothing until then', async () => {
  know({ votes: [{ songId: 's1', type: 'upvote' }], favorites: [] });
  await vote().vote('downvote');
  expect(requests).toEqual([]);
  expect(shownToasts[0]?.[0]).toBe('Vote Already Cast');

  void vote().vote('upvote');
  await answer(`DELETE ${VOTE}`, 200, { upvotes: 3, downvotes: 1 });
  expect(vote().standing).toBeNull();
  expect(counts()).toEqual([3, 1]);
});

test("a vote before the user's votes are loaded waits for them", async () => {
  void vote().vote('upvote');
  await jest.advanceTimersByTimeAsync(0);
  expect(requests).toEqual(['GET /api/me/songs']);

  await answer('GET /api/me/songs', 200, nothing);

  expect(requests).toEqual(['GET /api/me/songs', `PUT ${VOTE}`]);
});

test('a vote before the session is restored waits for it', async () => {
  let restored = (_token: null) => {};
  const restoring = new Promise<null>((resolve) => (restored = resolve));
  mockServices.session.accessToken = () => restoring;
  state = { status: 'loading', user: null };
  void vote().vote('upvote');
  await jest.advanceTimersByTimeAsync(0);
  expect(requests).toEqual([]);
  expect(shownToasts).toEqual([]);

  state = { status: 'signed-in', user };
  know(nothing);
  restored(null);
  await jest.advanceTimersByTimeAsync(0);

  expect(requests).toEqual([`PUT ${VOTE}`]);
  mockServices.session.accessToken = async () => null;
});

test('an anonymous visitor is asked to sign in, and comes back to the song', async () => {
  stubGlobal('document', { getElementById: (id: string) => (id === 'song-oar' ? {} : null) });
  state = { status: 'anonymous', user: null };
  await vote().vote('upvote');
  expect(shownToasts).toEqual([['Login Required', 'Please sign in to vote.']]);
  expect(mockNavigate).toHaveBeenLastCalledWith(
    expect.stringMatching(/^\/auth\?returnTo=%2Fsongs%3Fpress%3D[\w-]+%23song-oar$/),
  );
  expect(await favorite().toggle()).toBe(false);
  expect(shownToasts.at(-1)).toEqual(['Login Required', 'Please sign in to add favorites.']);
  expect(requests).toEqual([]);
});

test('a favorite is added and removed', async () => {
  know(nothing);
  expect(await favorite().toggle()).toBe(true);
  await jest.advanceTimersByTimeAsync(0);
  expect(favorite().isFavorite).toBe(true);
  expect(await favorite().toggle()).toBe(false);
  await answer(`PUT ${FAVORITE}`, 204);

  expect(await favorite().toggle()).toBe(true);
  await answer(`DELETE ${FAVORITE}`, 204);

  expect(favorite().isFavorite).toBe(false);
  expect(requests).toEqual([`PUT ${FAVORITE}`, `DELETE ${FAVORITE}`]);
  expect(shownToasts.map(([title]) => title)).toEqual(['Added to Favorites', 'Removed from Favorites']);
});

test('a favorite that fails is undone', async () => {
  know(nothing);
  await favorite().toggle();
  await answer(`PUT ${FAVORITE}`, 503, {});

  expect(favorite().isFavorite).toBe(false);
  expect(shownToasts).toEqual([['Error', 'Failed to update favorites.']]);
});

test('a favorite and a vote that are pressed before the session is restored show afterwards', async () => {
  state = { status: 'loading', user: null };
  const early = { heart: favorite(), vote: vote() };
  state = { status: 'signed-in', user };
  void early.heart.toggle();
  await answer('GET /api/me/songs', 200, nothing);
  await answer(`PUT ${FAVORITE}`, 204);
  void early.vote.vote('upvote');
  await answer(`PUT ${VOTE}`, 200, { upvotes: 5, downvotes: 1 });

  expect(favorite().isFavorite).toBe(true);
  expect(vote().standing).toBe('upvote');
});

test('a song that is already a favorite stays one, without a request', async () => {
  const toggling = favorite().toggle();
  await answer('GET /api/me/songs', 200, { votes: [], favorites: ['s1'] });

  expect(await toggling).toBe(false);
  expect(favorite().isFavorite).toBe(true);
  expect(requests).toEqual(['GET /api/me/songs']);
});
