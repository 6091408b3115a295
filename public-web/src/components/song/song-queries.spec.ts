import { createApiClient } from '@paattu/api-client';
import { QueryClient } from '@tanstack/react-query';
import { songsQuery } from './song-queries';

/** A server that gets a new song after each response. */
function growingServer(count: number): typeof fetch {
  let ids = Array.from({ length: count }, (_, index) => `song-${count - index}`);
  return (input) => {
    const { searchParams } = new URL(input instanceof Request ? input.url : input);
    const [offset, limit] = [Number(searchParams.get('offset')), Number(searchParams.get('limit'))];
    const answer = ids.slice(offset, offset + limit).map((id) => ({ id }));
    ids = [`new-${ids.length}`, ...ids];
    return Promise.resolve(Response.json(answer));
  };
}

test('the API of the last release, which knows no excerpts, is asked without them', async () => {
  const asked: string[] = [];
  const lastRelease: typeof fetch = (input) => {
    const { searchParams } = new URL(input instanceof Request ? input.url : input);
    asked.push(String(searchParams));
    if (searchParams.has('lyrics')) return Promise.resolve(Response.json({}, { status: 400 }));
    return Promise.resolve(Response.json([{ id: 'song-1' }]));
  };
  const api = createApiClient({ baseUrl: 'http://songs.example', fetch: lastRelease });
  expect(await new QueryClient().query(songsQuery(api))).toEqual([{ id: 'song-1' }]);
  expect(asked).toEqual(['limit=100&offset=0&lyrics=excerpt', 'limit=100&offset=0']);
});

test('a song that is uploaded while the list loads does not duplicate another song', async () => {
  const api = createApiClient({ baseUrl: 'http://songs.example', fetch: growingServer(250) });

  const songs = await new QueryClient().query(songsQuery(api));

  expect(songs.map(({ id }) => id)).toEqual(Array.from({ length: 250 }, (_, index) => `song-${250 - index}`));
});
