import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { Toast } from '../../components/toast';
import type { ConsoleDataProvider } from '../../data-provider';
import { reasonOf } from '../../lib/reason-of';
import type { Entry } from '../../records';
import { entrySentences as t } from './sentences';
import { useReloadEntries } from './use-reload-entries';

/** Requests the views of an entry from YouTube. */
export function useRefreshViews({ id }: Entry) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const reloadEntries = useReloadEntries();

  return useMutation({
    mutationFn: () => dataProvider.refreshEntryViews(id),
    onSuccess: ({ viewCount }) => notify(t.viewsUpdated(viewCount), { type: 'success' }),
    onError: (error) =>
      notify(<Toast title={t.refreshViewsFailed} text={reasonOf(error)} />, { type: 'error' }),
    onSettled: reloadEntries,
  });
}
