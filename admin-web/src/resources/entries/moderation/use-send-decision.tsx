import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useEvent, useNotify } from 'react-admin';
import { Toast } from '../../../components/toast';
import { useRequests } from '../../../data-provider/use-requests';
import { keepCounts } from '../../../waiting/status-counts';
import { type Entry, entryRequests, revisionRequests } from '../api';
import { entrySentences as t } from '../sentences';
import { reloadEntries, showDecided } from '../use-reload-entries';
import { isAboutRevision } from './decision-kinds';
import type { Decision } from './decision-queue';
import { explainError, listErrors, type ActionError } from './action-error';

/** Sends a decision, shows the decided entries and reports what failed. */
export function useSendDecision(): (decision: Decision) => Promise<void> {
  const dataProvider = useDataProvider();
  const { moderateEntry } = useRequests(entryRequests);
  const { decideRevision } = useRequests(revisionRequests);
  const notify = useNotify();
  const queryClient = useQueryClient();

  return useEvent(async ({ entries, kind, why }: Decision) => {
    const decided: Entry[] = [];
    const send = async (entry: Entry): Promise<ActionError | null> => {
      try {
        if (isAboutRevision(kind)) await decideRevision(entry, kind, why);
        else decided.push(await moderateEntry(entry, kind, why));
        return null;
      } catch (error) {
        return explainError(error, entry, dataProvider);
      }
    };
    const results = await Promise.all(entries.map(send));
    keepCounts(queryClient, entries);
    const errors = results.filter((result) => result !== null);
    if (errors.length > 0 || isAboutRevision(kind)) await reloadEntries(queryClient);
    else await showDecided(queryClient, decided, why !== null);

    if (errors.length === 0) return;
    const failed = isAboutRevision(kind) ? t.changes.failed : t.updateFailed;
    const title = errors.every(({ isConflict }) => isConflict) ? t.changedMeanwhile : failed;
    notify(<Toast title={title} text={listErrors(errors)} />, { type: 'error' });
  });
}
