import { useWatch } from 'react-hook-form';
import { FormField } from '../../components/form/form-field';
import { useSongsOfTitle } from '../../components/use-songs-of-title';
import { contestSentences as t } from './sentences';

interface Props {
  source: string;
  label: string;
  required: boolean;
}

/** Says if the site has no song of this title, or several: it shows the newest one. */
export function SongTitleField(props: Props) {
  const songs = useSongsOfTitle(useWatch({ name: props.source }) as string | undefined);
  const hint =
    songs?.length === 0 ? t.songUnknown : songs && songs.length > 1 && t.songsOfTitle(songs.length);
  return <FormField {...props} helperText={hint} />;
}
