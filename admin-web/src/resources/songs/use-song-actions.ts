import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { ConsoleDataProvider } from '../../data-provider';
import type { Song } from '../../records';
import { sentences } from '../../sentences';

const words = sentences.songs;

/** What the owner can do with one song, each with its outcome told; the list is loaded again after each. */
export function useSongActions(song: Song) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();

  const reset = useMutation({
    mutationFn: () => dataProvider.resetSongStatistics(song.id),
    onSuccess: () => notify(words.resetDone, { type: 'success' }),
    onError: () => notify(words.resetFailed, { type: 'error' }),
    onSettled: refresh,
  });

  const removal = useMutation({
    mutationFn: () => dataProvider.delete<Song>('songs', { id: song.id }),
    onSuccess: () => notify(words.deleted, { type: 'success' }),
    onError: () => notify(words.deleteFailed, { type: 'error' }),
    onSettled: refresh,
  });

  return {
    isBusy: reset.isPending || removal.isPending,
    resetStatistics: () => reset.mutate(),
    remove: () => removal.mutate(),
  };
}
