import type { ApiClient, Schemas } from '@paattu/api-client';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../lib/api-error';

export type Song = Schemas['SongDto'];
export type MySongs = Schemas['MySongsDto'];
export type VoteType = 'upvote' | 'downvote';

/** The server's limit for one request. */
const SONGS_A_REQUEST = 100;

/**
 * All songs, newest first, with the first two lines of their lyrics. One artist has few songs, and the favorites and the
 * player's queue need the whole list.
 */
export function songsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['songs'],
    queryFn: async ({ signal }) => {
      const ask = (offset: number, lyrics?: 'excerpt') => {
        const query = { limit: SONGS_A_REQUEST, offset, ...(lyrics && { lyrics }) };
        return api.GET('/api/songs', { params: { query }, signal });
      };
      // By id: an upload between two requests moves the last song of the first response into the second.
      const songs = new Map<string, Song>();
      let isLast = false;
      for (let offset = 0; !isLast; offset += SONGS_A_REQUEST) {
        const answer = await ask(offset, 'excerpt');
        // The API of the last release knows no excerpts.
        const some = unwrap(answer.response.status === 400 ? await ask(offset) : answer);
        for (const song of some) songs.set(song.id, song);
        isLast = some.length < SONGS_A_REQUEST;
      }
      return [...songs.values()];
    },
  });
}

type Counts = Pick<Song, 'playCount' | 'downloadCount' | 'upvotes' | 'downvotes'>;

/** Shows counts that an answer has, so that the list need not load again. */
export function showCounts(queries: QueryClient, api: ApiClient, id: string, counts: Partial<Counts>): void {
  queries.setQueryData(songsQuery(api).queryKey, (songs) =>
    songs?.map((song) => (song.id === id ? { ...song, ...counts } : song)),
  );
}

/** The counter in the header of an answer, such as `Play-Count`; nothing from the API of the last release, which has none. */
export function countIn<Name extends keyof Counts>(
  { headers }: Response,
  header: string,
  name: Name,
): Partial<Pick<Counts, Name>> {
  const count = headers.get(header);
  return count === null ? {} : ({ [name]: Number(count) } as Pick<Counts, Name>);
}

/** The user's own song votes and favorites; the key contains the user, so that nobody sees those of another user. */
export function mySongsQuery(api: ApiClient, uid: string | undefined) {
  return queryOptions({
    queryKey: ['my-songs', uid],
    enabled: uid !== undefined,
    queryFn: async ({ signal }) => unwrap(await api.GET('/api/me/songs', { signal })),
  });
}

/** Loudness over time. The URL changes with the file, so a response never becomes stale. */
export function waveformQuery(url: string | null, wanted: boolean) {
  return queryOptions({
    queryKey: ['waveform', url],
    enabled: wanted && url !== null,
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const response = await fetch(url ?? '', { signal });
      if (!response.ok) throw new Error(response.statusText);
      const { peaks } = (await response.json()) as { peaks: number[] };
      return peaks;
    },
  });
}
