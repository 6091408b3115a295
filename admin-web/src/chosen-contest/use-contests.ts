import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../data-provider';

/** Every contest that can have entries, the current one first. Moderators may read it too. */
export function useContests() {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: ['contests', 'announced'],
    queryFn: () => dataProvider.listAnnouncedContests(),
  });
}
