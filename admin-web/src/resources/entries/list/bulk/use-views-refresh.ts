import { useMutation } from '@tanstack/react-query';
import { useRequests } from '../../../../data-provider/use-requests';
import { reasonOf } from '../../../../lib/reason-of';
import { translateError } from '../../../../lib/server-translations';
import { type Entry, entryRequests } from '../../api';
import { entrySentences as t } from '../../sentences';
import type { ActionError } from '../../moderation/action-error';
import { useReportOutcome } from '../../moderation/use-report-outcome';
import { useReloadEntries } from '../../use-reload-entries';

/** Requests the views of several entries at once, so that the server needs one call of YouTube for each 50. */
export function useViewsRefresh() {
  const requests = useRequests(entryRequests);
  const reloadEntries = useReloadEntries();
  const reportOutcome = useReportOutcome();

  return useMutation({
    mutationFn: (entries: Entry[]) => refreshAll(entries, requests),
    onSuccess: (results) => {
      reportOutcome(results, { done: t.viewsUpdatedOf, failed: t.refreshViewsFailed });
      return reloadEntries();
    },
  });
}

export type ViewsRefresh = ReturnType<typeof useViewsRefresh>;

async function refreshAll(
  entries: Entry[],
  requests: ReturnType<typeof entryRequests>,
): Promise<Array<ActionError | null>> {
  try {
    const results = await requests.refreshViewsOfEntries(entries.map(({ id }) => id));
    const errors = new Map(results.map(({ id, error }) => [id, error]));
    return entries.map(({ id, name }) => {
      const error = errors.get(id);
      if (!error) return null;
      const isGone = error.code === 'NOT_FOUND';
      return { isConflict: isGone, text: isGone ? t.isGone(name) : t.because(name, translateError(error)) };
    });
  } catch (error) {
    return entries.map(({ name }) => ({ isConflict: false, text: t.because(name, reasonOf(error)) }));
  }
}
