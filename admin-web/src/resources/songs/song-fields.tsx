import { TextField } from '@mui/material';
import type { Song } from '../../records';
import { sentences } from '../../sentences';
import type { UploadField } from './upload-rules';

const words = sentences.upload;

interface Props {
  /** Whose text stands in the fields at first. */
  song?: Song;
  isDisabled: boolean;
  faultOf: (field: UploadField) => string | undefined;
}

export function SongFields({ song, isDisabled, faultOf }: Props) {
  const optional = (label: string) => `${label} (${words.optional})`;
  const common = (name: 'title' | 'artist' | 'titleMalayalam' | 'releaseDate' | 'description') => ({
    name,
    defaultValue: song?.[name] ?? '',
    disabled: isDisabled,
    error: faultOf(name) !== undefined,
    helperText: faultOf(name),
  });

  return (
    <>
      <TextField {...common('title')} label={words.title} required />
      <TextField
        {...common('titleMalayalam')}
        label={optional(words.titleMalayalam)}
        slotProps={{ htmlInput: { lang: 'ml' } }}
      />
      <TextField {...common('artist')} label={words.artist} required />
      <TextField
        {...common('releaseDate')}
        type="date"
        label={optional(words.releaseDate)}
        slotProps={{ inputLabel: { shrink: true } }}
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
