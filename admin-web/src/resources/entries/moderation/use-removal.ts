import { useIsMutating, useMutation } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../../../data-provider';
import type { Entry } from '../../../records';
import { translations } from '../../../translations';
import { useReloadEntries } from '../use-reload-entries';
import { explainError } from './action-error';
import { useReportOutcome } from './use-report-outcome';

const t = translations.entries;

const MUTATION_KEY = ['entries', 'delete'];

/** Whether the entry is being deleted. */
export function useIsRemoving({ id }: Entry): boolean {
  const isOfEntry = (entries: Entry[]) => entries.some((entry) => entry.id === id);
  const running = useIsMutating({
    mutationKey: MUTATION_KEY,
    predicate: ({ state }) => isOfEntry(state.variables as Entry[]),
  });
  return running > 0;
}

/** Deletes entries. The caller asks for confirmation. */
export function useRemoval(onDeleted?: () => void) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const reloadEntries = useReloadEntries();
  const reportOutcome = useReportOutcome();

  return useMutation({
    mutationKey: MUTATION_KEY,
    mutationFn: (entries: Entry[]) =>
      Promise.all(
        entries.map((entry) =>
          dataProvider.delete<Entry>('entries', { id: entry.id }).then(
            () => null,
            (error: unknown) => explainError(error, entry, dataProvider),
          ),
        ),
      ),
    onSuccess: (results) => {
      reportOutcome(results, { done: t.deletedMany, failed: t.deleteFailed });
      if (results.every((failure) => failure === null)) onDeleted?.();
      return reloadEntries();
    },
  });
}
