import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../../../data-provider';
import type { Entry } from '../../../records';
import { translations } from '../../../translations';
import { explainFailure, type Failure } from '../moderation/failure';
import { useReportOutcome } from '../moderation/use-report-outcome';
import { useReloadEntries } from '../use-reload-entries';

const t = translations.entries;

/** Refreshes the views of several entries one after the other, because one worker sends the requests to YouTube. */
export function useViewsRefresh() {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const reloadEntries = useReloadEntries();
  const reportOutcome = useReportOutcome();
  const [done, setDone] = useState(0);

  const refresh = useMutation({
    mutationFn: async (entries: Entry[]) => {
      const results: Array<Failure | null> = [];
      for (const entry of entries) {
        setDone(results.length);
        results.push(await refreshOne(entry));
      }
      return results;
    },
    onSuccess: (results) => {
      reportOutcome(results, { done: t.viewsUpdatedOf, failed: t.refreshViewsFailed });
      return reloadEntries();
    },
  });

  async function refreshOne(entry: Entry): Promise<Failure | null> {
    try {
      await dataProvider.refreshEntryViews(entry.id);
      return null;
    } catch (error) {
      return explainFailure(error, entry, dataProvider);
    }
  }

  return { ...refresh, done };
}

export type ViewsRefresh = ReturnType<typeof useViewsRefresh>;
