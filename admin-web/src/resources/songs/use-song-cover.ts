import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { ConsoleDataProvider } from '../../data-provider';
import type { Song } from '../../records';
import { translations } from '../../translations';
import { readFinding } from './server-finding';
import { findFileFault } from './upload-rules';
import { useFault } from './use-fault';

const t = translations.songs;

export function useSongCover(song: Song, section: RefObject<HTMLElement | null>) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { refuse, forget, faultOf } = useFault(section);

  function tellFailure(error: unknown) {
    const found = readFinding(error, t.coverFailed);
    if (found) refuse({ ...found, fields: ['cover'] });
    else notify(t.coverFailed, { type: 'error' });
  }
  const tellSuccess = (sentence: string) => {
    notify(sentence, { type: 'success' });
    return queryClient.invalidateQueries({ queryKey: ['songs'] });
  };

  const replacement = useMutation({
    mutationFn: (cover: File) => {
      const form = new FormData();
      form.append('cover', cover);
      return dataProvider.replaceSongCover(song.id, form);
    },
    onSuccess: () => tellSuccess(t.coverReplaced),
    onError: tellFailure,
  });
  const removal = useMutation({
    mutationFn: () => dataProvider.removeSongCover(song.id),
    onSuccess: () => tellSuccess(t.coverRemoved),
    onError: tellFailure,
  });

  return {
    isBusy: replacement.isPending || removal.isPending,
    fault: faultOf('cover'),
    replace(cover: File | null) {
      if (!cover) return;
      const found = findFileFault('cover', cover);
      if (found) return refuse(found);
      forget();
      replacement.mutate(cover);
    },
    remove: () => removal.mutate(),
  };
}
