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

test('a song that is uploaded while the list loads does not duplicate another song', async () => {
  const api = createApiClient({ baseUrl: 'http://songs.example', fetch: growingServer(250) });

  const songs = await new QueryClient().query(songsQuery(api));

  expect(songs.map(({ id }) => id)).toEqual(Array.from({ length: 250 }, (_, index) => `song-${250 - index}`));
});
