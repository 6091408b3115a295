import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useReportError } from '../../components/form/use-report-error';
import { useShowStored } from '../../data-provider/show-stored';
import { useRequests } from '../../data-provider/use-requests';
import { songRequests, type Song } from './api';
import { songSentences } from './sentences';

const t = songSentences.publication;

/** Publishes a song at once, or hides it. */
export function usePublication({ id }: Song) {
  const requests = useRequests(songRequests);
  const showStored = useShowStored('songs');
  const notify = useNotify();
  const reportError = useReportError();

  const { mutate, isPending } = useMutation({
    mutationFn: (isPublished: boolean) =>
      isPublished ? requests.publishSong(id, 'now') : requests.hideSong(id),
    onSuccess: async (stored, isPublished) => {
      notify(isPublished ? t.publishedDone : t.hiddenDone, { type: 'success' });
      await showStored(stored);
    },
    onError: (error) => void reportError(error, t.failed),
  });

  return { isBusy: isPending, publishNow: () => mutate(true), hide: () => mutate(false) };
}
