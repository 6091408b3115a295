import { useMutation } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../../../../data-provider';
import { reasonOf } from '../../../../lib/reason-of';
import type { Entry } from '../../../../records';
import { entrySentences as t } from '../../sentences';
import type { ActionError } from '../../moderation/action-error';
import { useReportOutcome } from '../../moderation/use-report-outcome';
import { useReloadEntries } from '../../use-reload-entries';

/** Requests the views of several entries at once, so that the server needs one call of YouTube for each 50. */
export function useViewsRefresh() {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const reloadEntries = useReloadEntries();
  const reportOutcome = useReportOutcome();

  return useMutation({
    mutationFn: (entries: Entry[]) => refreshAll(entries, dataProvider),
    onSuccess: (results) => {
      reportOutcome(results, { done: t.viewsUpdatedOf, failed: t.refreshViewsFailed });
      return reloadEntries();
    },
  });
}

export type ViewsRefresh = ReturnType<typeof useViewsRefresh>;

async function refreshAll(
  entries: Entry[],
  dataProvider: ConsoleDataProvider,
): Promise<Array<ActionError | null>> {
  try {
    const results = await dataProvider.refreshViewsOfEntries(entries.map(({ id }) => id));
    const errors = new Map(results.map(({ id, error }) => [id, error]));
    return entries.map(({ id, name }) => {
      const error = errors.get(id);
      if (!error) return null;
      const isGone = error.code === 'NOT_FOUND';
      return { isConflict: isGone, text: isGone ? t.isGone(name) : t.because(name, error.message) };
    });
  } catch (error) {
    return entries.map(({ name }) => ({ isConflict: false, text: t.because(name, reasonOf(error)) }));
  }
}
