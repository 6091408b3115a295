import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../../../data-provider';
import { useListContest } from '../../../chosen-contest/list-contest';

/** The number of entries of the contest of each status and in total; null while loading. */
export function useStatusCounts() {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { contestId } = useListContest();
  const { data = null } = useQuery({
    queryKey: ['entries', 'status-counts', contestId],
    queryFn: () => dataProvider.countEntriesByStatus(contestId),
  });
  return data;
}
