import { Box, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { useNotify } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { BusyButton } from '../../components/busy-button';
import { ConflictDialog } from '../../components/form/conflict/conflict-dialog';
import { useVersionedSave } from '../../components/form/conflict/use-versioned-save';
import { ConsoleForm } from '../../components/form/console-form';
import { SaveButton } from '../../components/form/save-button';
import { useReportError } from '../../components/form/use-report-error';
import { useKeptFocus } from '../../components/use-kept-focus';
import type { Song } from './api';
import { songSentences as t } from './sentences';
import { uploadSentences } from '../../components/file/sentences';
import { toSongText, type SongText } from './song-fields';
import { SongInputs } from './song-inputs';
import { SongPreview } from './song-preview';
import { validateSongText } from './validation';

/** Edits the text of a song. A save replaces all of it; an empty field is deleted. */
export function SongTextForm({ song }: { song: Song }) {
  const formId = useId();
  const notify = useNotify();
  const fields = useRef<HTMLDivElement>(null);
  const { stored, save, conflict, acceptTheirs, dismiss } = useVersionedSave<Song, SongText>({
    resource: 'songs',
    record: song,
    toValues: toSongText,
    toData: (text) => text,
    onSaved: () => notify(t.saved, { type: 'success' }),
  });

  // The button that confirms the lyrics disappears with the focus on it.
  useKeptFocus(fields, stored.areLyricsFromTags, 'textarea, input');

  return (
    <ConsoleForm
      id={formId}
      label={t.text}
      defaultValues={toSongText(song)}
      validate={validateSongText}
      save={save}
      failed={t.saveFailed}
      sx={formSx}
    >
      <Box ref={fields} sx={{ display: 'contents' }}>
        {stored.areLyricsFromTags && <LyricsToConfirm onConfirm={() => save(toSongText(stored))} />}
        <SongInputs songId={song.id} />
      </Box>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <SaveButton />
      </Box>
      <Preview song={song} />
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          labels={uploadSentences.fields}
          onChosen={acceptTheirs}
          onClose={dismiss}
          formId={formId}
        />
      )}
    </ConsoleForm>
  );
}

/** Confirms the lyrics by a save that changes nothing; what is typed meanwhile stays. */
function LyricsToConfirm({ onConfirm }: { onConfirm: () => Promise<unknown> }) {
  const reportError = useReportError();
  const { mutate, isPending } = useMutation({
    mutationFn: onConfirm,
    onError: (error) => void reportError(error, t.saveFailed),
  });

  return (
    <Box sx={{ gridColumn: '1 / -1', display: 'grid', justifyItems: 'start', gap: 1 }}>
      <Typography>{t.fromTags.text}</Typography>
      <BusyButton variant="outlined" isBusy={isPending} onClick={() => mutate()}>
        {t.fromTags.confirm}
      </BusyButton>
    </Box>
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
