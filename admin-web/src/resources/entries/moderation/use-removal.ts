import { useIsMutating, useMutation } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { readServerError } from '../../../lib/server-errors';
import { useRequests } from '../../../data-provider/use-requests';
import { type Entry, entryRequests } from '../api';
import { entrySentences as t } from '../sentences';
import { useReloadEntries } from '../use-reload-entries';
import { type ActionError, explainError } from './action-error';
import { useReportOutcome } from './use-report-outcome';

const MUTATION_KEY = ['entries', 'delete'];

/** The results of one opening of the dialog so far, by the id of the entry. */
export type RemovalResults = Map<string, ActionError | null>;

interface Removal {
  entries: Entry[];
  results: RemovalResults;
}

/** Whether the entry is being deleted. */
export function useIsRemoving({ id }: Entry): boolean {
  const running = useIsMutating({
    mutationKey: MUTATION_KEY,
    predicate: ({ state }) => (state.variables as Removal).entries.some((entry) => entry.id === id),
  });
  return running > 0;
}

/** Deletes entries one after the other, after the caller has asked. Fails if the owner does not show who she is, and goes on there. */
export function useRemoval(onDeleted?: () => void) {
  const dataProvider = useDataProvider();
  const requests = useRequests(entryRequests);
  const reloadEntries = useReloadEntries();

  return useMutation({
    mutationKey: MUTATION_KEY,
    mutationFn: async ({ entries, results }: Removal) => {
      for (const entry of entries) {
        if (results.has(entry.id)) continue;
        const result = await requests.deleteEntry(entry.id).then(
          () => null,
          (error: unknown) => {
            if (readServerError(error)?.code === 'IDENTITY_CHECK_NEEDED') throw error;
            return explainError(error, entry, dataProvider);
          },
        );
        results.set(entry.id, result);
      }
    },
    onSuccess: (_, { results }) => {
      if ([...results.values()].every((failure) => failure === null)) onDeleted?.();
    },
    onSettled: () => reloadEntries(),
  });
}

/** Reports what is deleted and what failed; nothing if there is neither. */
export function useReportRemoval(): (results: RemovalResults) => void {
  const reportOutcome = useReportOutcome();
  return (results) => {
    if (results.size > 0)
      reportOutcome([...results.values()], { done: t.deletedMany, failed: t.deleteFailed });
  };
}
