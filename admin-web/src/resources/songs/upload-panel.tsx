import { Box, Button, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { BlobImage } from '../../components/blob-image';
import { ConsoleForm } from '../../components/form/console-form';
import { useKeptFocus } from '../../components/use-kept-focus';
import { uploadSentences as t } from '../../components/file/sentences';
import { FileInput } from './file-input';
import { usePublishedTexts } from './use-published-texts';
import { SONG_FIELDS, STORY_FIELDS, toSongText } from './song-fields';
import { SongInputs } from './song-inputs';
import { NewSongPreview } from './song-preview';
import { FormFold } from '../../components/form/form-fold';
import { UploadProgressBar } from '../../components/file/upload-progress-bar';
import { DrawnCover, useDrawnCover } from './upload/drawn-cover';
import { useFilledFields } from './upload/use-filled-fields';
import { useUpload } from './use-upload';
import { type UploadValues, validateUpload } from './validation';
import { formatDuration } from '@paattu/shared/duration';
import { useInput } from 'react-admin';

const EMPTY: UploadValues = { ...toSongText(), audio: null, cover: null, hidden: false, withoutTags: false };

export function UploadPanel({ onDone }: { onDone: () => void }) {
  const { share, upload, cancel } = useUpload(onDone);
  // The list of songs has asked already.
  const { data: texts } = usePublishedTexts();
  const artist = texts?.name ?? '';
  const reading = useRef<Promise<void>>(null);

  /** Also of a file that is chosen meanwhile. */
  async function endReading(): Promise<void> {
    const { current } = reading;
    await current;
    if (current !== reading.current) await endReading();
  }

  return (
    <ConsoleForm
      label={t.heading}
      defaultValues={{ ...EMPTY, artist }}
      validate={validateUpload}
      prepare={endReading}
      save={upload}
      failed={t.failed}
      sx={panelSx}
    >
      <Typography variant="h3" sx={{ gridColumn: '1 / -1' }}>
        {t.heading}
      </Typography>
      <UploadFields
        share={share}
        onCancel={cancel}
        names={[artist, texts?.nameMalayalam ?? '']}
        reading={reading}
      />
    </ConsoleForm>
  );
}

interface FieldsProps {
  /** The share of the upload that is sent; null if none is under way. */
  share: number | null;
  onCancel: () => void;
}

const FIRST_FIELDS = SONG_FIELDS.filter((field) => !STORY_FIELDS.includes(field));

interface UploadFieldsProps extends FieldsProps {
  /** Those of the artist. */
  names: readonly string[];
  /** Ends when the form has what the file says. */
  reading: RefObject<Promise<void> | null>;
}

function UploadFields({ share, onCancel, names, reading }: UploadFieldsProps) {
  const { audio, cover, hidden: _, withoutTags, ...text } = useWatch() as UploadValues;
  const durationSeconds = useAudioDuration(audio);
  const isSending = share !== null;
  const { origins, told } = useFilledFields(names, reading);
  const notes = Object.fromEntries(
    Object.entries(origins).map(([field, origin]) => [field, t.origins[origin]]),
  );
  const drawn = useDrawnCover(text);

  return (
    <>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <FileInput source="audio" isBusy={isSending}>
          {audio && <AudioDuration seconds={durationSeconds} />}
        </FileInput>
        <Typography role="status" variant="body2">
          {told.length > 0 && t.filled(told.map((field) => (field === 'cover' ? t.cover : t.fields[field])))}
        </Typography>
      </Box>
      <SongInputs songId={null} isReadOnly={isSending} fields={FIRST_FIELDS} notes={notes} />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <FileInput source="cover" isBusy={isSending}>
          {cover ? (
            <>
              <CoverPreview cover={cover} />
              {origins.cover && <Typography variant="body2">{t.origins[origins.cover]}</Typography>}
            </>
          ) : (
            // Tags that were not read may have a picture, which the server takes.
            withoutTags && drawn && <DrawnCover cover={drawn} />
          )}
        </FileInput>
      </Box>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <FormFold title={t.fields.story} fields={STORY_FIELDS}>
          <SongInputs songId={null} isReadOnly={isSending} fields={STORY_FIELDS} />
        </FormFold>
      </Box>
      <HiddenInput isReadOnly={isSending} />
      <UploadActions share={share} onCancel={onCancel} />
      <NewSongPreview text={text} cover={cover ?? drawn} durationSeconds={durationSeconds ?? null} />
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
