import { Box } from '@mui/material';
import { useRef, type FormEvent } from 'react';
import { BusyButton } from '../../components/busy-button';
import { useUnsavedChanges } from '../../components/unsaved-changes';
import type { Song } from '../../records';
import { translations } from '../../translations';
import { SongFields } from './song-fields';
import { SongPreview } from './song-preview';
import { findBlankFault } from './upload-rules';
import { useSongText } from './use-song-text';

const t = translations.songs;

/** All that is written about a song, which one save replaces. */
export function SongTextForm({ song }: { song: Song }) {
  const form = useRef<HTMLFormElement>(null);
  const { text, isChanged, isSaving, noteChange, save, refuse, faultOf } = useSongText(song, form);
  useUnsavedChanges(isChanged);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const blank = findBlankFault(new FormData(event.currentTarget));
    if (blank) refuse(blank);
    else save(event.currentTarget);
  }

  return (
    <Box
      component="form"
      ref={form}
      noValidate
      aria-label={t.text}
      onInput={(event) => noteChange(event.currentTarget)}
      onSubmit={submit}
      sx={formSx}
    >
      <SongFields song={song} isSending={isSaving} faultOf={faultOf} />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <BusyButton type="submit" variant="contained" isBusy={!isChanged || isSaving}>
          {translations.save}
        </BusyButton>
      </Box>
      <SongPreview song={song} text={text} />
    </Box>
  );
}

const formSx = {
  display: 'grid',
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: 2.5,
  mt: 1,
  mb: 4,
};
