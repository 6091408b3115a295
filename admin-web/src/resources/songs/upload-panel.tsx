import { Box, Button, Checkbox, FormControlLabel, Typography, useMediaQuery } from '@mui/material';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { BlobImage } from '../../components/blob-image';
import { BottomBar } from '../../components/bottom-bar';
import { ConsoleForm } from '../../components/form/console-form';
import { useIsChanged } from '../../components/form/use-is-changed';
import { useKeptFocus } from '../../components/use-kept-focus';
import { useQuestion } from '../../components/use-question';
import { uploadSentences as t } from '../../components/file/sentences';
import { FileInput } from './file-input';
import { usePublishedTexts } from '../../components/use-published-texts';
import { toSongText } from './song-fields';
import { SongInputs } from './song-inputs';
import { SongCard } from './song-card';
import { CoverWithWords } from './song-cover';
import { SongLayout } from './song-layout';
import { NewSongPreview } from './song-preview';
import { songSentences } from './sentences';
import { StateLine } from './state-line';
import { UploadProgressBar } from '../../components/file/upload-progress-bar';
import { DrawnCover, useDrawnCover } from './upload/drawn-cover';
import { type Origin, useFilledFields } from './upload/use-filled-fields';
import { useUpload } from './use-upload';
import { type UploadValues, validateUpload } from './validation';
import { siteNameIn } from '@paattu/shared/site-texts/names';
import { locales } from '@paattu/shared/locales';
import { commonSentences } from '../../lib/sentences';
import { useIsSiteHidden } from '../../visibility/use-visibility';
import { formatDuration } from '@paattu/shared/duration';
import { useInput } from 'react-admin';

const EMPTY: UploadValues = {
  ...toSongText(),
  audio: null,
  cover: null,
  hidden: false,
  withoutTags: false,
  refused: { audio: null, cover: null },
};

export function UploadPanel({ onDone }: { onDone: () => void }) {
  const { share, upload, cancel } = useUpload(onDone);
  // The list of songs has asked already.
  const { data: texts } = usePublishedTexts();
  const names = locales.map((locale) => (texts ? siteNameIn(texts, locale) : ''));
  const [artist = ''] = names;
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
      <Box sx={{ mb: 3 }}>
        <UploadParts isSending={share !== null} names={names} reading={reading} />
      </Box>
      <UploadBar share={share} onCancel={cancel} onClose={onDone} />
    </ConsoleForm>
  );
}

interface PartsProps {
  isSending: boolean;
  /** Those of the artist. */
  names: readonly string[];
  /** Ends when the form has what the file says. */
  reading: RefObject<Promise<void> | null>;
}

function UploadParts({ isSending, names, reading }: PartsProps) {
  const { audio, cover, hidden, withoutTags, refused: _, ...text } = useWatch() as UploadValues;
  const durationSeconds = useAudioDuration(audio);
  const { origins, told } = useFilledFields(names, reading);
  const notes = Object.fromEntries(
    Object.entries(origins).map(([field, origin]) => [field, originOf(origin)]),
  );
  const drawn = useDrawnCover(text);
  const isTouched = useMediaQuery('(pointer: coarse)', { noSsr: true });
  const isSiteHidden = useIsSiteHidden();

  return (
    <SongLayout
      audio={
        <SongCard
          title={songSentences.cards.audio}
          state={
            <Typography role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {audio ? durationLine(durationSeconds) : isTouched ? t.fileFirstByTouch : t.fileFirst}
            </Typography>
          }
        >
          <FileInput source="audio" isBusy={isSending} card={{}} />
          <Typography role="status" variant="body2" sx={{ '&:empty': { display: 'none' } }}>
            {told.length > 0 &&
              t.filled(told.map((field) => (field === 'cover' ? t.cover : t.fields[field])))}
          </Typography>
        </SongCard>
      }
      text={<SongInputs songId={null} isReadOnly={isSending} notes={notes} />}
      cover={
        <SongCard title={songSentences.cards.cover}>
          <FileInput source="cover" isBusy={isSending} card={{ choose: songSentences.uploadCover }}>
            {cover ? (
              <CoverWithWords words={originOf(origins.cover)}>
                <BlobImage blob={cover} alt="" />
              </CoverWithWords>
            ) : (
              // Tags that were not read may have a picture, which the server takes.
              withoutTags && drawn && <DrawnCover cover={drawn} />
            )}
          </FileInput>
        </SongCard>
      }
      publishing={
        <SongCard
          title={songSentences.publication.heading}
          state={
            <StateLine tone={hidden ? 'aside' : 'good'}>
              {hidden ? songSentences.publication.onlyYou : isSiteHidden ? t.heardLater : t.heardAtOnce}
            </StateLine>
          }
        >
          <HiddenInput isReadOnly={isSending} />
        </SongCard>
      }
      preview={
        <NewSongPreview text={text} cover={cover ?? drawn} durationSeconds={durationSeconds ?? null} />
      }
    />
  );
}

/** The name of the site says by itself where it is from. */
function originOf(origin: Origin | undefined): string | undefined {
  return origin === undefined || origin === 'site' ? undefined : t.origins[origin];
}

interface BarProps {
  /** The share of the upload that is sent; null if none is under way. */
  share: number | null;
  onCancel: () => void;
  /** Gives the form up, after a question if something would be lost. */
  onClose: () => void;
}

function UploadBar({ share, onCancel, onClose }: BarProps) {
  const actions = useRef<HTMLDivElement>(null);
  const isSending = share !== null;
  const isChanged = useIsChanged();
  const { ask, dialog } = useQuestion();

  async function close() {
    if (!isChanged || (await ask(t.giveUp))) onClose();
  }

  // After a cancelled upload, Upload has the focus: a second press of the same key must not close the form.
  useKeptFocus(actions, isSending, 'button:not([data-gives-up])');

  return (
    <BottomBar>
      <Box
        ref={actions}
        sx={{
          display: 'grid',
          justifyItems: { sm: isSending ? 'stretch' : 'end' },
          flex: 1,
          minWidth: 0,
          py: 1,
        }}
      >
        {isSending ? (
          <UploadProgressBar share={share} onCancel={onCancel} />
        ) : (
          <Box sx={submitSx}>
            <Button data-gives-up="" onClick={() => void close()}>
              {commonSentences.cancel}
            </Button>
            <Button type="submit" variant="contained">
              {t.submit}
            </Button>
          </Box>
        )}
      </Box>
      {dialog}
    </BottomBar>
  );
}

/** The bar ends the form, and reaches below it as below a page. */
const panelSx = { pb: 8, mb: 4 };

const submitSx = {
  display: 'flex',
  gap: 1,
  width: { xs: '100%', sm: 'auto' },
  '& > button': { minHeight: 44 },
  '& > [type=submit]': { flexGrow: 1 },
};

/** Helps the owner to recognise the file. `seconds` is undefined while loading, null if the browser cannot read the file. */
function durationLine(seconds: number | null | undefined): string {
  if (seconds === undefined) return '';
  return seconds === null ? t.noDuration : t.duration(formatDuration(seconds));
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
