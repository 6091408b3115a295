import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Contest } from '../resources/contests/api';

const MOST_CONTESTS = 100;

/**
 * Every contest and draft. `useGetList` would also cache each of them as the record of its own page, which would then
 * show it, however old it is.
 */
export function useAllContests() {
  const dataProvider = useDataProvider();
  return useQuery({
    queryKey: ['contests', 'all'],
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
