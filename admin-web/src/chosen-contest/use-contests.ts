import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../data-provider';

function contestsQuery(dataProvider: ConsoleDataProvider) {
  return { queryKey: ['contests', 'announced'], queryFn: () => dataProvider.listAnnouncedContests() };
}

/** Every contest that can have entries, the current one first. Moderators may read it too. */
export function useContests() {
  return useQuery(contestsQuery(useDataProvider<ConsoleDataProvider>()));
}

/** The id of the contest that the site shows now. */
export async function fetchCurrentContest(
  queryClient: QueryClient,
  dataProvider: ConsoleDataProvider,
): Promise<string | undefined> {
  const [current] = await queryClient.fetchQuery(contestsQuery(dataProvider));
  return current?.id;
}
