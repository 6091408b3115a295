import { useQuery } from '@tanstack/react-query';
import { useRequests } from '../../data-provider/use-requests';
import { settingsRequests } from './api';

/** How the site is set up, and what is known of that. */
export function useSettings({ enabled = true } = {}) {
  const requests = useRequests(settingsRequests);
  return useQuery({
    queryKey: ['settings'],
    queryFn: () => requests.loadSettings(),
    // The server checks its dependencies on each request.
    staleTime: 0,
    enabled,
  });
}
