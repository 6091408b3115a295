import { TextField } from '@mui/material';
import type { Song } from '../../records';
import { sentences } from '../../sentences';
import type { UploadField } from './upload-rules';

const words = sentences.upload;

interface Props {
  /** Whose text stands in the fields at first. */
  song?: Song;
  isSending: boolean;
  faultOf: (field: UploadField) => string | undefined;
}

export function SongFields({ song, isSending, faultOf }: Props) {
  const optional = (label: string) => `${label} (${words.optional})`;
  const common = (
    name: 'title' | 'artist' | 'titleMalayalam' | 'releaseDate' | 'description',
    lang?: string,
  ) => ({
    name,
    defaultValue: song?.[name] ?? '',
    error: faultOf(name) !== undefined,
    helperText: faultOf(name),
    // Not disabled, which would drop the focus of whoever sends the form by Enter.
    slotProps: { htmlInput: { readOnly: isSending, lang } },
  });

  return (
    <>
      <TextField {...common('title')} label={words.title} required />
      <TextField {...common('titleMalayalam', 'ml')} label={optional(words.titleMalayalam)} />
      <TextField {...common('artist')} label={words.artist} required />
      <TextField
        {...common('releaseDate')}
        type="date"
        label={optional(words.releaseDate)}
        slotProps={{ ...common('releaseDate').slotProps, inputLabel: { shrink: true } }}
      />
      <TextField
        {...common('description')}
        label={optional(words.lyrics)}
        helperText={faultOf('description') ?? words.lyricsHint}
        multiline
        minRows={5}
        maxRows={14}
        sx={{ gridColumn: '1 / -1' }}
      />
    </>
  );
}
