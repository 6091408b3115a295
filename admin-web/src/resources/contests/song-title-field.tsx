import { foldText } from '@paattu/api-client/fold-text';
import { useGetList } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FormField } from '../../components/form/form-field';
import { useAfterPause } from '../../components/use-after-pause';
import type { Song } from '../../records';
import { translations } from '../../translations';

/** As many as a page of the list has. */
const MOST_SONGS = 100;

interface Props {
  source: string;
  label: string;
  required: boolean;
}

/** Says if the site has no song of this title: it then shows the newest one in its place. */
export function SongTitleField(props: Props) {
  const typed = useAfterPause((useWatch({ name: props.source }) as string | undefined)?.trim() ?? '');
  const { data: songs } = useGetList<Song>(
    'songs',
    {
      pagination: { page: 1, perPage: MOST_SONGS },
      sort: { field: 'title', order: 'ASC' },
      filter: { q: typed },
    },
    { enabled: typed !== '' },
  );
  const isUnknown = typed !== '' && songs !== undefined && !songs.some(({ title }) => isSame(title, typed));

  return <FormField {...props} helperText={isUnknown && translations.contests.songUnknown} />;
}

/** As the site finds the song of a contest. */
function isSame(title: string, typed: string): boolean {
  return foldText(title) === foldText(typed);
}
