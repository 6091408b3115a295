import type { ApiClient } from '@paattu/api-client';
import { useQuery } from '@tanstack/react-query';
import { loadList } from '../data-provider/load-list';
import { useRequests } from '../data-provider/use-requests';

const MOST_CONTESTS = 100;

const requestsOf = (api: ApiClient) => ({
  load: () =>
    loadList(api, '/api/admin/contests', {
      pagination: { page: 1, perPage: MOST_CONTESTS },
      sort: { field: 'announceAt', order: 'DESC' },
      filter: {},
    }),
});

/**
 * Every contest and draft. Not by `useGetList`, which also caches each of them as the record of its own page: the page
 * would show an old record.
 */
export function useAllContests({ enabled = true } = {}) {
  const requests = useRequests(requestsOf);
  return useQuery({
    queryKey: ['contests', 'all'],
    enabled,
    queryFn: async () => (await requests.load()).data,
  });
}
