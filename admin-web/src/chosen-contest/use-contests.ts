import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'react-admin';
import type { Contest } from '../records';

const MOST_CONTESTS = 100;

/** Every contest and draft, the latest first. Not `useGetList`, whose row the page of that contest would show, however old it is. */
export function contestsQuery(dataProvider: DataProvider) {
  return {
    queryKey: ['contests', 'all'],
    queryFn: async () => {
      const { data } = await dataProvider.getList<Contest>('contests', {
        pagination: { page: 1, perPage: MOST_CONTESTS },
        sort: { field: 'announceAt', order: 'DESC' },
        filter: {},
      });
      return data;
    },
  };
}

export function useContests() {
  return useQuery(contestsQuery(useDataProvider()));
}

/** The contest that the site shows now. */
export async function fetchCurrentContest(
  queryClient: QueryClient,
  dataProvider: DataProvider,
): Promise<Contest | undefined> {
  const contests = await queryClient.fetchQuery(contestsQuery(dataProvider));
  return contests.find(({ isCurrent }) => isCurrent);
}
