import type { ApiClient } from '@paattu/api-client';
import { useQuery } from '@tanstack/react-query';
import { useRequests } from '../data-provider/use-requests';
import { answer } from '../lib/answer';

const requestsOf = (api: ApiClient) => ({
  find: (id: string) => answer(api.GET('/api/admin/contests/{id}/result', { params: { path: { id } } })),
});

/** The result of a contest. Votes, judges, other tabs and the clock change it without any action in this tab. */
export function useResult(contestId: string, { enabled = true } = {}) {
  const requests = useRequests(requestsOf);
  return useQuery({
    queryKey: ['results', contestId],
    queryFn: () => requests.find(contestId),
    enabled,
    staleTime: 0,
    refetchInterval: 60_000,
    refetchOnWindowFocus: true,
  });
}
