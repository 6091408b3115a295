import type { ApiClient } from '@paattu/api-client';
import { queryOptions } from '@tanstack/react-query';
import type { Song } from '../../components/song/song-queries';
import { unwrap } from '../../lib/api-error';

/** The long texts of a song, of which the list has the beginning. */
export type WholeTexts = Pick<Song, 'description' | 'story' | 'storyMalayalam'>;

export function hasLongTexts({ description, story, storyMalayalam }: WholeTexts): boolean {
  // The beginning of one may be empty where its first letter is long.
  return [description, story, storyMalayalam].some((text) => text !== null);
}

export function wholeSongQuery(api: ApiClient, song: Pick<Song, 'id'> & WholeTexts) {
  const { id } = song;
  return queryOptions({
    queryKey: ['whole-song', id],
    enabled: hasLongTexts(song),
    queryFn: async ({ signal }): Promise<WholeTexts> => {
      const whole = unwrap(await api.GET('/api/songs/{id}', { params: { path: { id } }, signal }));
      const { description, story, storyMalayalam } = whole;
      return { description, story, storyMalayalam };
    },
  });
}
