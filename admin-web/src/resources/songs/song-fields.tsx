import { TextField } from '@mui/material';
import { sentences } from '../../sentences';
import type { UploadField } from './upload-rules';

const words = sentences.upload;

interface Props {
  isDisabled: boolean;
  faultOf: (field: UploadField) => string | undefined;
}

export function SongFields({ isDisabled, faultOf }: Props) {
  const optional = (label: string) => `${label} (${words.optional})`;

  return (
    <>
      <TextField
        name="title"
        label={words.title}
        required
        disabled={isDisabled}
        error={faultOf('title') !== undefined}
        helperText={faultOf('title')}
      />
      <TextField
        name="titleMalayalam"
        label={optional(words.titleMalayalam)}
        disabled={isDisabled}
        slotProps={{ htmlInput: { lang: 'ml' } }}
      />
      <TextField
        name="artist"
        label={words.artist}
        required
        disabled={isDisabled}
        error={faultOf('artist') !== undefined}
        helperText={faultOf('artist')}
      />
      <TextField
        name="releaseDate"
        type="date"
        label={optional(words.releaseDate)}
        disabled={isDisabled}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        name="description"
        label={optional(words.lyrics)}
        helperText={words.lyricsHint}
        multiline
        minRows={5}
        maxRows={14}
        disabled={isDisabled}
        sx={{ gridColumn: '1 / -1' }}
      />
    </>
  );
}
