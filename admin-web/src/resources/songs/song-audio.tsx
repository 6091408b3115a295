import { formatDuration } from '@paattu/shared/duration';
import { Box, Typography } from '@mui/material';
import { useRef } from 'react';
import { useUnsavedChanges } from '../../components/unsaved-changes';
import { useKeptFocus } from '../../components/use-kept-focus';
import { translate } from '../../lib/server-translations';
import { type Song, songRequests } from './api';
import { songSentences as t } from './sentences';
import { ReplaceFile } from '../../components/file/replace-file';
import { isMisstated } from './is-misstated';
import { SongCard } from './song-card';
import { UploadProgressBar } from '../../components/file/upload-progress-bar';
import { usePlaybackFailures } from './use-playback-failures';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useReportError } from '../../components/form/use-report-error';
import { useRequests } from '../../data-provider/use-requests';
import { useAbortableUpload } from '../../components/file/use-abortable-upload';
import { useFileCheck } from '../../components/file/use-file-check';
import { titleHere } from '../../lib/title-here';

/** Plays the audio, and replaces it. */
export function SongAudio({ song }: { song: Song }) {
  const { share, error, prepare, replace, cancel } = useSongAudio(song);
  const isSending = share !== null;
  const card = useRef<HTMLElement>(null);
  // The Cancel button disappears with the focus on it.
  useKeptFocus(card, isSending, 'input');
  useUnsavedChanges(isSending);

  return (
    <SongCard ref={card} title={t.cards.audio} state={<AudioState song={song} />}>
      <ReplaceFile
        field="audio"
        error={error}
        isBusy={isSending}
        question={{
          label: t.replaceAudio,
          title: t.replaceAudioTitle,
          text: (file) => t.replaceAudioText(titleHere(song), file),
        }}
        prepare={prepare}
        onReplace={replace}
        card={{
          choose: t.replaceAudio,
          before: song.audioUrl && (
            <Box
              component="audio"
              key={song.audioUrl}
              controls
              preload="none"
              src={song.audioUrl}
              aria-label={t.audioOf(titleHere(song))}
              sx={playerSx}
            />
          ),
        }}
      />
      {isSending && <UploadProgressBar share={share} onCancel={cancel} />}
    </SongCard>
  );
}

/** What is wrong with the audio; else how long it lasts. */
function AudioState({ song }: { song: Song }) {
  const failures = usePlaybackFailures(song.id);
  const { audioProblem, processing, durationSeconds } = song;
  const wrong = [
    audioProblem && translate(audioProblem),
    failures && `${t.notPlayed.text(failures.total)} ${t.notPlayed[failures.kind]}`,
    isMisstated(song) && t.stated(formatDuration(song.statedSeconds), formatDuration(song.durationSeconds)),
  ].filter((sentence) => typeof sentence === 'string');
  if (wrong.length > 0) {
    return wrong.map((sentence) => (
      <Typography key={sentence} sx={{ maxWidth: '66ch' }}>
        {sentence}
      </Typography>
    ));
  }
  if (processing === 'pending') return <Typography>{t.audioIsNew}</Typography>;
  return <Typography>{durationSeconds !== null && formatDuration(durationSeconds)}</Typography>;
}

/** As wide as its card has room, down to a phone of 320 px. */
const playerSx = { flex: '1 1 16rem', minWidth: 0, maxWidth: 400, height: 44 };

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
