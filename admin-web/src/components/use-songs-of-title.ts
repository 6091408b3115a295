import { foldText } from '@paattu/shared/fold-text';
import { useGetList } from 'react-admin';
import type { Song } from '../resources/songs/api';
import { useAfterPause } from './use-after-pause';

/** As many as a page of the list has. */
const MOST_SONGS = 100;

/** The songs of the title that is typed, compared as the site compares them; undefined while not known, and without a title. */
export function useSongsOfTitle(title: string | undefined): Song[] | undefined {
  const typed = useAfterPause(title?.trim() ?? '');
  const { data: songs } = useGetList<Song>(
    'songs',
    {
      pagination: { page: 1, perPage: MOST_SONGS },
      sort: { field: 'title', order: 'ASC' },
      filter: { q: typed },
    },
    { enabled: typed !== '' },
  );
  if (typed === '') return undefined;
  return songs?.filter((song) => foldText(song.title) === foldText(typed));
}
