import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Contest } from '../resources/contests/api';

const MOST_CONTESTS = 100;

/**
 * Every contest and draft. Not by `useGetList`, which also caches each of them as the record of its own page: the page
 * would show an old record.
 */
export function useAllContests({ enabled = true } = {}) {
  const dataProvider = useDataProvider();
  return useQuery({
    queryKey: ['contests', 'all'],
    enabled,
    queryFn: async () => {
      const { data } = await dataProvider.getList<Contest>('contests', {
        pagination: { page: 1, perPage: MOST_CONTESTS },
        sort: { field: 'announceAt', order: 'DESC' },
        filter: {},
      });
      return data;
    },
  });
}
