import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { useReportError } from '../../components/form/use-report-error';
import { Toast } from '../../components/toast';
import type { ConsoleDataProvider } from '../../data-provider';
import type { Song } from '../../records';
import { translations } from '../../translations';
import { findFileError } from './validation';

const t = translations.songs;

/** Replaces and removes the cover of a song. Both take effect at once. */
export function useSongCover(song: Song) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const reportError = useReportError();
  const [error, setError] = useState<string>();

  const change = useMutation({
    mutationFn: (cover: File | null) =>
      cover
        ? dataProvider.replaceSongCover(song.id, coverForm(cover))
        : dataProvider.removeSongCover(song.id),
    onSuccess: (_, cover) => {
      notify(cover ? t.coverReplaced : t.coverRemoved, { type: 'success' });
      return queryClient.invalidateQueries({ queryKey: ['songs'] });
    },
    onError: (failure) => setError(reportError(failure, t.coverFailed).cover),
  });

  function replace(cover: File | null) {
    if (!cover) return;
    const found = findFileError('cover', cover);
    setError(found?.message);
    if (found) notify(<Toast title={found.args.title} text={found.message} />, { type: 'error' });
    else change.mutate(cover);
  }

  return { isBusy: change.isPending, error, replace, remove: () => change.mutate(null) };
}

function coverForm(cover: File): FormData {
  const form = new FormData();
  form.append('cover', cover);
  return form;
}
