import { Box, Button, Typography } from '@mui/material';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useUnsavedChanges } from '../../components/unsaved-changes';
import { translations } from '../../translations';
import { AudioDuration } from './audio-duration';
import { CoverPreview } from './cover-preview';
import { FileDrop } from './file-drop';
import { SongFields } from './song-fields';
import { NewSongPreview } from './song-preview';
import { readSongText, type SongText } from './song-text';
import { UploadProgressBar } from './upload-progress-bar';
import { findFileFault, findUploadFault, type UploadFiles } from './upload-rules';
import { useAudioDuration } from './use-audio-duration';
import { useFault } from './use-fault';
import { useUpload } from './use-upload';

const t = translations.upload;

export function UploadPanel({ onDone }: { onDone: () => void }) {
  const [files, setFiles] = useState<UploadFiles>({ audio: null, cover: null });
  const [text, setText] = useState<SongText>();
  const durationSeconds = useAudioDuration(files.audio);
  const form = useRef<HTMLFormElement>(null);
  const { refuse, forget, faultOf } = useFault(form);
  const { share, upload, cancel } = useUpload({ onDone, onFault: refuse });

  function choose(field: keyof UploadFiles, file: File | null) {
    const found = file && findFileFault(field, file);
    if (found) return refuse(found);
    forget();
    setFiles((all) => ({ ...all, [field]: file }));
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = findUploadFault(new FormData(event.currentTarget), files);
    if (found) return refuse(found);
    forget();
    void upload(toUpload(readSongText(event.currentTarget), files));
  }

  const isSending = share !== null;
  const hasFile = files.audio !== null || files.cover !== null;
  useUnsavedChanges(isSending || hasFile || Object.values(text ?? {}).some((line) => line?.trim()));

  // The button that breaks an upload off goes with it.
  useEffect(() => {
    const { current: panel } = form;
    if (!isSending) return;
    return () => {
      if (document.activeElement !== document.body) return;
      panel?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    };
  }, [isSending]);

  return (
    <Box
      component="form"
      ref={form}
      noValidate
      aria-label={t.heading}
      onInput={(event) => setText(readSongText(event.currentTarget))}
      onSubmit={submit}
      sx={panelSx}
    >
      <Typography variant="h3" sx={{ gridColumn: '1 / -1' }}>
        {t.heading}
      </Typography>
      <SongFields isSending={isSending} faultOf={faultOf} />
      {(['audio', 'cover'] as const).map((field) => (
        <FileDrop
          key={field}
          field={field}
          file={files[field]}
          fault={faultOf(field)}
          isBusy={isSending}
          onChoose={(file) => choose(field, file)}
        >
          {field === 'audio' && files.audio && <AudioDuration seconds={durationSeconds} />}
          {field === 'cover' && files.cover && <CoverPreview cover={files.cover} />}
        </FileDrop>
      ))}
      <Box sx={{ gridColumn: '1 / -1' }}>
        {isSending ? (
          <UploadProgressBar share={share} onCancel={cancel} />
        ) : (
          <Button type="submit" variant="contained">
            {t.submit}
          </Button>
        )}
      </Box>
      {text && <NewSongPreview text={text} cover={files.cover} durationSeconds={durationSeconds ?? null} />}
    </Box>
  );
}

/** What is sent, fields before files: the server reads them in order and can refuse before the audio has arrived. */
function toUpload({ description, ...line }: SongText, { audio, cover }: UploadFiles): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(line)) if (value?.trim()) form.append(name, value.trim());
  if (description?.trim()) form.append('description', description);
  if (audio) form.append('audio', audio);
  if (cover) form.append('cover', cover);
  return form;
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
