import { formatDuration } from '@paattu/shared/duration';
import { Box, Typography } from '@mui/material';
import { useRef } from 'react';
import { useUnsavedChanges } from '../../components/unsaved-changes';
import { useKeptFocus } from '../../components/use-kept-focus';
import { translate } from '../../lib/server-translations';
import { type Song, songRequests } from './api';
import { songSentences as t } from './sentences';
import { uploadSentences } from '../../components/file/sentences';
import { ReplaceFile } from '../../components/file/replace-file';
import { isMisstated } from './is-misstated';
import { UploadProgressBar } from '../../components/file/upload-progress-bar';
import { usePlaybackFailures } from './use-playback-failures';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useReportError } from '../../components/form/use-report-error';
import { useRequests } from '../../data-provider/use-requests';
import { useAbortableUpload } from '../../components/file/use-abortable-upload';
import { useFileCheck } from '../../components/file/use-file-check';

/** Plays the audio, and replaces it. */
export function SongAudio({ song }: { song: Song }) {
  const { share, error, prepare, replace, cancel } = useSongAudio(song);
  const failures = usePlaybackFailures(song.id);
  const isSending = share !== null;
  const section = useRef<HTMLElement>(null);
  // The Cancel button disappears with the focus on it.
  useKeptFocus(section, isSending, 'input');
  useUnsavedChanges(isSending);

  return (
    <Box
      component="section"
      ref={section}
      aria-label={uploadSentences.audio}
      sx={{ display: 'grid', gap: 1.5, mb: 4, maxWidth: 640 }}
    >
      <Typography sx={{ color: 'text.secondary' }}>{t.audioKeeps}</Typography>
      {song.audioUrl && (
        <audio
          key={song.audioUrl}
          controls
          preload="none"
          src={song.audioUrl}
          aria-label={t.audioOf(song.title)}
        />
      )}
      {song.audioProblem && <Typography>{translate(song.audioProblem)}</Typography>}
      {failures && (
        <Typography>
          {t.notPlayed.text(failures.total)} {t.notPlayed[failures.kind]}
        </Typography>
      )}
      {isMisstated(song) && (
        <Typography>
          {t.stated(formatDuration(song.statedSeconds), formatDuration(song.durationSeconds))}
        </Typography>
      )}
      <ReplaceFile
        field="audio"
        error={error}
        isBusy={isSending}
        question={{
          label: t.replaceAudio,
          title: t.replaceAudioTitle,
          text: (file) => t.replaceAudioText(song.title, file),
        }}
        prepare={prepare}
        onReplace={replace}
      />
      {isSending && <UploadProgressBar share={share} onCancel={cancel} />}
    </Box>
  );
}

/** Replaces the audio of a song. */
function useSongAudio(song: Song) {
  const requests = useRequests(songRequests);
  const queryClient = useQueryClient();
  const notify = useNotify();
  const reportError = useReportError();
  const { share, send, cancel } = useAbortableUpload();
  const { error, setError, prepare } = useFileCheck('audio');

  const change = useMutation({
    mutationFn: (form: FormData) =>
      send((onProgress, signal) => requests.replaceSongAudio(song.id, form, onProgress, signal)),
    onSuccess: (isSent) => {
      if (!isSent) return;
      notify(t.audioReplaced, { type: 'success' });
    },
    // Also after a failure: the server may have replaced the audio before the connection broke.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['songs'] }),
    onError: (failure) => setError(reportError(failure, t.audioFailed).audio),
  });

  function replace(audio: File) {
    const form = new FormData();
    form.append('audio', audio);
    change.mutate(form);
  }

  return { share, error, prepare, replace, cancel };
}
