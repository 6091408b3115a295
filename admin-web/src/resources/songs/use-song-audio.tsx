import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { useReportError } from '../../components/form/use-report-error';
import { Toast } from '../../components/toast';
import type { ConsoleDataProvider } from '../../data-provider';
import type { Song } from '../../records';
import { translations } from '../../translations';
import { useAbortableUpload } from './use-abortable-upload';
import { findFileError } from './validation';

const t = translations.songs;

/** Replaces the audio of a song as soon as a file is chosen. */
export function useSongAudio(song: Song) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const reportError = useReportError();
  const { share, send, cancel } = useAbortableUpload();
  const [error, setError] = useState<string>();

  const change = useMutation({
    mutationFn: (form: FormData) =>
      send((onProgress, signal) => dataProvider.replaceSongAudio(song.id, form, onProgress, signal)),
    onSuccess: (isSent) => {
      if (!isSent) return;
      notify(t.audioReplaced, { type: 'success' });
    },
    // Also after a failure: the server may have replaced the audio before the connection broke.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['songs'] }),
    onError: (failure) => setError(reportError(failure, t.audioFailed).audio),
  });

  function replace(audio: File | null) {
    if (!audio || share !== null) return;
    const found = findFileError('audio', audio);
    setError(found?.message);
    if (found) return notify(<Toast title={found.args.title} text={found.message} />, { type: 'error' });
    const form = new FormData();
    form.append('audio', audio);
    change.mutate(form);
  }

  return { share, error, replace, cancel };
}
