import type { ApiClient } from '@paattu/api-client';
import { queryOptions } from '@tanstack/react-query';
import type { Song } from '../../components/song/song-queries';
import { unwrap } from '../../lib/api-error';

/** The lyrics of a song, of which the list has two lines. */
export function lyricsOfSongQuery(api: ApiClient, { id, description }: Pick<Song, 'id' | 'description'>) {
  return queryOptions({
    queryKey: ['lyrics-of-song', id],
    enabled: description !== null,
    queryFn: async ({ signal }) =>
      unwrap(await api.GET('/api/songs/{id}', { params: { path: { id } }, signal })).description,
  });
}
