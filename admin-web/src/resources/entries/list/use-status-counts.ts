import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../../../data-provider';

/** The number of entries of each status and in total; null while loading. */
export function useStatusCounts() {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { data = null } = useQuery({
    queryKey: ['entries', 'status-counts'],
    queryFn: () => dataProvider.countEntriesByStatus(),
  });
  return data;
}
