import { Box } from '@mui/material';
import { useNotify } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ConsoleForm } from '../../components/form/console-form';
import { SaveButton } from '../../components/form/save-button';
import { useSaveRecord } from '../../components/form/use-save-record';
import type { Song } from '../../records';
import { translations } from '../../translations';
import { toSongText, type SongText } from './song-fields';
import { SongInputs } from './song-inputs';
import { SongPreview } from './song-preview';
import { validateSongText } from './validation';

const t = translations.songs;

/** Edits the text of a song. A save replaces all of it; an empty field is deleted. */
export function SongTextForm({ song }: { song: Song }) {
  const saveRecord = useSaveRecord<Song>('songs');
  const notify = useNotify();

  async function save(data: SongText): Promise<SongText> {
    const stored = await saveRecord(data, song);
    notify(t.saved, { type: 'success' });
    return toSongText(stored);
  }

  return (
    <ConsoleForm
      label={t.text}
      defaultValues={toSongText(song)}
      validate={validateSongText}
      save={save}
      failed={t.saveFailed}
      sx={formSx}
    >
      <SongInputs />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <SaveButton />
      </Box>
      <Preview song={song} />
    </ConsoleForm>
  );
}

function Preview({ song }: { song: Song }) {
  return <SongPreview song={song} text={useWatch() as SongText} />;
}

const formSx = {
  display: 'grid',
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: 2.5,
  mt: 1,
  mb: 4,
};
