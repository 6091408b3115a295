import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../../../data-provider';

/** Reloaded with the entries, because each decision counts. */
export function reasonsQuery(dataProvider: ConsoleDataProvider, contestId: string) {
  return {
    queryKey: ['entries', 'reasons', contestId],
    queryFn: () => dataProvider.listReasons(contestId),
  };
}

/** Loads the reasons of these contests, so that a decision need not wait for them. */
export function useReasonsOf(contestIds: string[]): void {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  useQueries({ queries: [...new Set(contestIds)].map((contestId) => reasonsQuery(dataProvider, contestId)) });
}
