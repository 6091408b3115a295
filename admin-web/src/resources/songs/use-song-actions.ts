import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { useRequests } from '../../data-provider/use-requests';
import { type Song, songRequests } from './api';
import { songSentences as t } from './sentences';

/** The actions on one song. Each reports its outcome and reloads the list. */
export function useSongActions(song: Song) {
  const dataProvider = useDataProvider();
  const requests = useRequests(songRequests);
  const notify = useNotify();
  const refresh = useRefresh();

  const reset = useMutation({
    mutationFn: () => requests.resetSongStatistics(song.id),
    onSuccess: () => notify(t.resetDone, { type: 'success' }),
    onError: () => notify(t.resetFailed, { type: 'error' }),
    onSettled: refresh,
  });

  const removal = useMutation({
    mutationFn: () => dataProvider.delete<Song>('songs', { id: song.id }),
    onSuccess: () => notify(t.deleted, { type: 'success' }),
    onError: () => notify(t.deleteFailed, { type: 'error' }),
    onSettled: refresh,
  });

  return {
    isBusy: reset.isPending || removal.isPending,
    resetStatistics: () => reset.mutate(),
    remove: () => removal.mutate(),
  };
}
