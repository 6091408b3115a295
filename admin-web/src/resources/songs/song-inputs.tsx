import { Box } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { FormField } from '../../components/form/form-field';
import { fieldGridSx } from '../../components/form/form-section';
import { useSongsOfTitle } from '../../components/use-songs-of-title';
import { uploadSentences as t } from '../../components/file/sentences';
import { commonSentences } from '../../lib/sentences';
import { FIELD_OPTIONS, SONG_FIELDS, STORY_FIELDS, type SongText } from './song-fields';
import { isInMalayalamAlone } from './validation';

interface Props {
  isReadOnly?: boolean;
  /** Null for a new song. */
  songId: string | null;
  /** By field: the part of the file that filled it in. */
  notes?: Partial<Record<keyof SongText, string>>;
}

/** Each text of a song: the same fields in the same order for a new one and a stored one. */
export function SongInputs({ isReadOnly = false, songId, notes = {} }: Props) {
  const titles = useWatch() as SongText;
  const namesakes = useSongsOfTitle(titles.title)?.filter(({ id }) => id !== songId);
  // Two songs of one title are allowed: a second version of a song is one.
  const titleHint = isInMalayalamAlone(titles)
    ? t.titleInMalayalamAlone
    : namesakes && namesakes.length > 0 && t.titleTaken(namesakes.map(({ artist }) => artist));
  const hints: Partial<Record<keyof SongText, string | false | undefined>> = {
    title: titleHint,
    description: t.lyricsHint,
  };
  const inputs = SONG_FIELDS.map((field) => {
    const { required, type, lang, multiline } = FIELD_OPTIONS[field];
    return (
      <FormField
        key={field}
        source={field}
        label={required ? t.fields[field] : commonSentences.optional(t.fields[field])}
        required={required}
        type={type}
        slotProps={{
          // Only what is optional says so.
          inputLabel: { required: false },
          // A disabled field would lose the focus when Enter submits the form.
          htmlInput: { readOnly: isReadOnly, lang },
        }}
        {...(multiline && { multiline, minRows: 3, maxRows: 14 })}
        sx={{ gridColumn: multiline && !STORY_FIELDS.includes(field) ? '1 / -1' : undefined }}
        helperText={
          notes[field] ? (
            <>
              <Box component="span" sx={noteSx}>
                {notes[field]}
              </Box>
              {hints[field]}
            </>
          ) : (
            hints[field]
          )
        }
      />
    );
  });
  return <Box sx={fieldGridSx}>{inputs}</Box>;
}

/** Below its field: beside the label, long labels in Malayalam would run into it. */
const noteSx = {
  display: 'block',
  color: 'text.secondary',
  fontSize: '0.875rem',
  lineHeight: '1.6rem',
};
