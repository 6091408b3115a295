import { useQuery } from '@tanstack/react-query';
import { useRequests } from '../../data-provider/use-requests';
import { resultRequests } from './api';

const MINUTE_MS = 60_000;

/** The result of a contest. Votes, judges, other tabs and the clock change it without any action in this tab. */
export function useResult(contestId: string) {
  const requests = useRequests(resultRequests);
  return useQuery({
    queryKey: ['results', contestId],
    queryFn: () => requests.findResult(contestId),
    staleTime: 0,
    refetchInterval: MINUTE_MS,
    refetchOnWindowFocus: true,
  });
}
