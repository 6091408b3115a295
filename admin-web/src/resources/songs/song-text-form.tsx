import { Box, Button } from '@mui/material';
import { useRef, type FormEvent } from 'react';
import { useUnsavedChanges } from '../../components/unsaved-changes';
import type { Song } from '../../records';
import { sentences } from '../../sentences';
import { SongFields } from './song-fields';
import { findBlankFault } from './upload-rules';
import { useSongText } from './use-song-text';

const words = sentences.songs;

/** All that is written about a song, which one save replaces. */
export function SongTextForm({ song }: { song: Song }) {
  const form = useRef<HTMLFormElement>(null);
  const { isChanged, isSaving, noteChange, save, refuse, faultOf } = useSongText(song);
  useUnsavedChanges(isChanged);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const blank = findBlankFault(fields);
    if (!blank) return save(fields);
    form.current?.querySelector<HTMLElement>(`[name="${blank.fields[0]}"]`)?.focus();
    refuse(blank);
  }

  return (
    <Box
      component="form"
      ref={form}
      noValidate
      aria-label={words.text}
      onInput={noteChange}
      onSubmit={submit}
      sx={formSx}
    >
      <SongFields song={song} isDisabled={isSaving} faultOf={faultOf} />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <Button type="submit" variant="contained" disabled={!isChanged || isSaving}>
          {sentences.save}
        </Button>
      </Box>
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
