import type { ApiClient, Schemas } from '@paattu/api-client';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../lib/api-error';

export type Song = Schemas['SongDto'];
export type MySongs = Schemas['MySongsDto'];
export type VoteType = 'upvote' | 'downvote';

/** As many as the server lists at once. */
const SONGS_A_REQUEST = 100;

/** All songs, newest first: what one artist has released, so few that favourites and the player's queue want them whole. */
export function songsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['songs'],
    queryFn: async ({ signal }) => {
      const songs: Song[] = [];
      let isLast = false;
      while (!isLast) {
        const query = { limit: SONGS_A_REQUEST, offset: songs.length };
        const some = unwrap(await api.GET('/api/songs', { params: { query }, signal }));
        songs.push(...some);
        isLast = some.length < SONGS_A_REQUEST;
      }
      return songs;
    },
  });
}

/** The user's own votes and favourites; the key names the user, so that nobody sees another's. */
export function mySongsQuery(api: ApiClient, uid: string | undefined) {
  return queryOptions({
    queryKey: ['my-songs', uid],
    enabled: uid !== undefined,
    queryFn: async ({ signal }) => unwrap(await api.GET('/api/me/songs', { signal })),
  });
}

/** Loudness over time; the address changes with the file, so an answer is good for ever. */
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

export function lyricsQuery(url: string | null, wanted: boolean) {
  return queryOptions({
    queryKey: ['lyrics', url],
    enabled: wanted && url !== null,
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const response = await fetch(url ?? '', { signal });
      if (!response.ok) throw new Error(response.statusText);
      return response.text();
    },
  });
}
