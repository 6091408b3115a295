import type { ApiClient } from '@paattu/api-client';
import { useQuery } from '@tanstack/react-query';
import { useRequests } from '../data-provider/use-requests';
import { answer } from '../lib/answer';

// Apart from the acts of the page of the result, which Home does without.
const requestsOf = (api: ApiClient) => ({
  findResult: (id: string) =>
    answer(api.GET('/api/admin/contests/{id}/result', { params: { path: { id } } })),
  findPrize: (id: string) => answer(api.GET('/api/admin/contests/{id}/prize', { params: { path: { id } } })),
});

const FRESH = { staleTime: 0, refetchInterval: 60_000, refetchOnWindowFocus: true };

/** The result of a contest. Votes, judges, other tabs and the clock change it without any action in this tab. */
export function useResult(contestId: string, { enabled = true } = {}) {
  const requests = useRequests(requestsOf);
  const queryKey = ['results', contestId];
  return useQuery({ ...FRESH, queryKey, queryFn: () => requests.findResult(contestId), enabled });
}

/** The offers of the prize. The entrant answers, and time passes, without any action in this tab. */
export function usePrize(contestId: string, { enabled = true } = {}) {
  const requests = useRequests(requestsOf);
  const queryKey = ['prize', contestId];
  return useQuery({ ...FRESH, queryKey, queryFn: () => requests.findPrize(contestId), enabled });
}
