import { useQuery } from '@tanstack/react-query';
import { useRequests } from '../data-provider/use-requests';
import { contestRequests } from '../resources/contests/api';

/** Every contest that can have entries, the current one first. Moderators may read it too. */
export function useContests({ enabled = true } = {}) {
  const requests = useRequests(contestRequests);
  return useQuery({
    queryKey: ['contests', 'announced'],
    enabled,
    queryFn: () => requests.listAnnouncedContests(),
  });
}
