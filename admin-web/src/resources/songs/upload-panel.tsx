import { Box, Button, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { BlobImage } from '../../components/blob-image';
import { ConsoleForm } from '../../components/form/console-form';
import { useKeptFocus } from '../../components/use-kept-focus';
import { uploadSentences as t } from '../../components/file/sentences';
import { FileInput } from './file-input';
import { usePublishedTexts } from './use-published-texts';
import { toSongText } from './song-fields';
import { SongInputs } from './song-inputs';
import { NewSongPreview } from './song-preview';
import { UploadProgressBar } from '../../components/file/upload-progress-bar';
import { useUpload } from './use-upload';
import { type UploadValues, validateUpload } from './validation';
import { formatDuration } from '@paattu/shared/duration';
import { useInput } from 'react-admin';

const EMPTY: UploadValues = { ...toSongText(), audio: null, cover: null, hidden: false };

export function UploadPanel({ onDone }: { onDone: () => void }) {
  const { share, upload, cancel } = useUpload(onDone);
  // The list of songs has asked already.
  const { data: texts } = usePublishedTexts();
  const artist = texts?.name ?? '';

  return (
    <ConsoleForm
      label={t.heading}
      defaultValues={{ ...EMPTY, artist }}
      validate={validateUpload}
      save={upload}
      failed={t.failed}
      sx={panelSx}
    >
      <Typography variant="h3" sx={{ gridColumn: '1 / -1' }}>
        {t.heading}
      </Typography>
      <Artist name={artist} />
      <UploadFields share={share} onCancel={cancel} />
    </ConsoleForm>
  );
}

/** Fills the empty field if the name arrives after the form is open. */
function Artist({ name }: { name: string }): null {
  const { getValues, resetField } = useFormContext<UploadValues>();
  useEffect(() => {
    if (name && !getValues('artist')) resetField('artist', { defaultValue: name });
  }, [name, getValues, resetField]);
  return null;
}

interface FieldsProps {
  /** The share of the upload that is sent; null if none is under way. */
  share: number | null;
  onCancel: () => void;
}

function UploadFields({ share, onCancel }: FieldsProps) {
  const { audio, cover, hidden: _, ...text } = useWatch() as UploadValues;
  const durationSeconds = useAudioDuration(audio);
  const isSending = share !== null;

  return (
    <>
      <SongInputs songId={null} isReadOnly={isSending} />
      <FileInput source="audio" isBusy={isSending}>
        {audio && <AudioDuration seconds={durationSeconds} />}
      </FileInput>
      <FileInput source="cover" isBusy={isSending}>
        {cover && <CoverPreview cover={cover} />}
      </FileInput>
      <HiddenInput isReadOnly={isSending} />
      <UploadActions share={share} onCancel={onCancel} />
      <NewSongPreview text={text} cover={cover} durationSeconds={durationSeconds ?? null} />
    </>
  );
}

function UploadActions({ share, onCancel }: FieldsProps) {
  const actions = useRef<HTMLDivElement>(null);
  const isSending = share !== null;

  // The Cancel button disappears with the focus on it.
  useKeptFocus(actions, isSending, 'button');

  return (
    <Box ref={actions} sx={{ gridColumn: '1 / -1' }}>
      {isSending ? (
        <UploadProgressBar share={share} onCancel={onCancel} />
      ) : (
        <Button type="submit" variant="contained">
          {t.submit}
        </Button>
      )}
    </Box>
  );
}

const panelSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: 2.5,
  mb: 4,
  p: { xs: 2, md: 3 },
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-2)',
  bgcolor: 'var(--cloth-2)',
};

/** Helps the owner to recognise the file. `seconds` is undefined while loading, null if the browser cannot read the file. */
function AudioDuration({ seconds }: { seconds: number | null | undefined }) {
  return (
    <Typography role="status" sx={{ minHeight: '1.55em', fontVariantNumeric: 'tabular-nums' }}>
      {seconds === null && t.noDuration}
      {typeof seconds === 'number' && t.duration(formatDuration(seconds))}
    </Typography>
  );
}

/** The duration of an audio file in seconds; undefined while loading, null if the browser cannot read the file. */
function useAudioDuration(file: File | null): number | null | undefined {
  const [found, setFound] = useState<{ file: File; seconds: number | null }>();

  useEffect(() => {
    if (!file) return;
    const address = URL.createObjectURL(file);
    const audio = new Audio();
    audio.preload = 'metadata';
    audio.onloadedmetadata = () =>
      setFound({ file, seconds: Number.isFinite(audio.duration) ? audio.duration : null });
    audio.onerror = () => setFound({ file, seconds: null });
    audio.src = address;
    return () => {
      audio.onloadedmetadata = audio.onerror = null;
      audio.removeAttribute('src');
      URL.revokeObjectURL(address);
    };
  }, [file]);

  return found?.file === file ? found?.seconds : undefined;
}

/** Whether the uploaded song stays hidden at first. */
function HiddenInput({ isReadOnly }: { isReadOnly: boolean }) {
  const { field } = useInput<boolean>({ source: 'hidden' });

  return (
    <FormControlLabel
      sx={{ gridColumn: '1 / -1' }}
      control={
        <Checkbox
          checked={field.value as boolean}
          // Not `disabled`, which would lose the focus when Enter submits the form.
          slotProps={{ input: { 'aria-disabled': isReadOnly } }}
          onChange={(_, isChecked) => isReadOnly || field.onChange(isChecked)}
        />
      }
      label={t.hidden}
    />
  );
}

/** The chosen cover, cropped to a square as on the public site. The file name is beside it. */
function CoverPreview({ cover }: { cover: File }) {
  return (
    <Box sx={coverSx}>
      <BlobImage blob={cover} alt="" />
    </Box>
  );
}

const coverSx = {
  width: 96,
  '& img': {
    display: 'block',
    width: '100%',
    aspectRatio: '1',
    objectFit: 'cover',
    borderRadius: 'var(--r-1)',
  },
};
