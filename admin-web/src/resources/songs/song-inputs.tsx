import { useWatch } from 'react-hook-form';
import { FormField } from '../../components/form/form-field';
import { useSongsOfTitle } from '../../components/use-songs-of-title';
import { uploadSentences as t } from '../../components/file/sentences';
import { commonSentences } from '../../lib/sentences';
import { FIELD_OPTIONS, SONG_FIELDS, type SongText } from './song-fields';
import { isInMalayalamAlone } from './validation';

interface Props {
  isReadOnly?: boolean;
  /** Null for a new song. */
  songId: string | null;
}

export function SongInputs({ isReadOnly = false, songId }: Props) {
  const titles = useWatch() as SongText;
  const namesakes = useSongsOfTitle(titles.title)?.filter(({ id }) => id !== songId);
  // Two songs of one title are allowed: a second version of a song is one.
  const titleHint = isInMalayalamAlone(titles)
    ? t.titleInMalayalamAlone
    : namesakes && namesakes.length > 0 && t.titleTaken(namesakes.map(({ artist }) => artist));
  return SONG_FIELDS.map((field) => {
    const { required, type, lang, multiline } = FIELD_OPTIONS[field];
    return (
      <FormField
        key={field}
        source={field}
        label={required ? t.fields[field] : commonSentences.optional(t.fields[field])}
        required={required}
        type={type}
        slotProps={{
          // A disabled field would lose the focus when Enter submits the form.
          htmlInput: { readOnly: isReadOnly, lang },
        }}
        {...(field === 'title' && { helperText: titleHint })}
        {...(multiline && { ...multilineProps, helperText: t.lyricsHint })}
      />
    );
  });
}

const multilineProps = { multiline: true, minRows: 5, maxRows: 14, sx: { gridColumn: '1 / -1' } };
