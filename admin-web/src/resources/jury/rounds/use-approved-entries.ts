import { MAX_FINALISTS } from '@paattu/api-client/jury';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Entry } from '../../../records';

/** The approved entries of a contest without a first round, by name. */
export function useApprovedEntries(contestId: string) {
  const dataProvider = useDataProvider();
  return useQuery({
    queryKey: ['jury', contestId, 'approved'],
    staleTime: 0,
    queryFn: async () => {
      const { data } = await dataProvider.getList<Entry>('entries', {
        pagination: { page: 1, perPage: MAX_FINALISTS },
        sort: { field: 'name', order: 'ASC' },
        filter: { contestId, status: 'approved' },
      });
      return data;
    },
  });
}
