import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useReportError } from '../../components/form/use-report-error';
import { useRequests } from '../../data-provider/use-requests';
import { songRequests, type Song } from './api';
import { songSentences as t } from './sentences';
import { useAbortableUpload } from './use-abortable-upload';
import { useFileCheck } from '../../components/file/use-file-check';

/** Replaces the audio of a song. */
export function useSongAudio(song: Song) {
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
