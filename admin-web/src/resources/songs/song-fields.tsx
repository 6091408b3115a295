import { TextField } from '@mui/material';
import type { Song } from '../../records';
import { translations } from '../../translations';
import type { UploadField } from './upload-rules';

const t = translations.upload;

interface Props {
  /** Whose text stands in the fields at first. */
  song?: Song;
  isSending: boolean;
  faultOf: (field: UploadField) => string | undefined;
}

export function SongFields({ song, isSending, faultOf }: Props) {
  const optional = (label: string) => `${label} (${t.optional})`;
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
      <TextField {...common('title')} label={t.title} required />
      <TextField {...common('titleMalayalam', 'ml')} label={optional(t.titleMalayalam)} />
      <TextField {...common('artist')} label={t.artist} required />
      <TextField
        {...common('releaseDate')}
        type="date"
        label={optional(t.releaseDate)}
        slotProps={{ ...common('releaseDate').slotProps, inputLabel: { shrink: true } }}
      />
      <TextField
        {...common('description')}
        label={optional(t.lyrics)}
        helperText={faultOf('description') ?? t.lyricsHint}
        multiline
        minRows={5}
        maxRows={14}
        sx={{ gridColumn: '1 / -1' }}
      />
    </>
  );
}
