import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useReportError } from '../../components/form/use-report-error';
import { useShowStored } from '../../data-provider/show-stored';
import { useRequests } from '../../data-provider/use-requests';
import { songRequests, type Song } from './api';
import { songSentences as t } from './sentences';
import { useFileCheck } from '../../components/file/use-file-check';

/** Replaces and removes the cover of a song. */
export function useSongCover(song: Song) {
  const requests = useRequests(songRequests);
  const showStored = useShowStored('songs');
  const notify = useNotify();
  const reportError = useReportError();
  const { error, setError, prepare, isPreparing } = useFileCheck('cover');

  const change = useMutation({
    mutationFn: (cover: File | null) =>
      cover ? requests.replaceSongCover(song.id, coverForm(cover)) : requests.removeSongCover(song.id),
    onSuccess: (stored, cover) => {
      notify(cover ? t.coverReplaced : t.coverRemoved, { type: 'success' });
      return showStored(stored);
    },
    onError: (failure) => setError(reportError(failure, t.coverFailed).cover),
  });

  return {
    isBusy: change.isPending || isPreparing,
    error,
    prepare,
    replace: (cover: File) => change.mutate(cover),
    remove: () => change.mutate(null),
  };
}

function coverForm(cover: File): FormData {
  const form = new FormData();
  form.append('cover', cover);
  return form;
}
