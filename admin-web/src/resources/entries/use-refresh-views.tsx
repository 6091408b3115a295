import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { Toast } from '../../components/toast';
import { useRequests } from '../../data-provider/use-requests';
import { reasonOf } from '../../lib/reason-of';
import { entryRequests, type Entry } from './api';
import { entrySentences as t } from './sentences';
import { useReloadEntries } from './use-reload-entries';

/** Requests the views of an entry from YouTube. */
export function useRefreshViews({ id }: Entry) {
  const requests = useRequests(entryRequests);
  const notify = useNotify();
  const reloadEntries = useReloadEntries();

  return useMutation({
    mutationFn: () => requests.refreshEntryViews(id),
    onSuccess: ({ viewCount }) => notify(t.viewsUpdated(viewCount), { type: 'success' }),
    onError: (error) =>
      notify(<Toast title={t.refreshViewsFailed} text={reasonOf(error)} />, { type: 'error' }),
    onSettled: () => reloadEntries(),
  });
}
