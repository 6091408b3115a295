import { useQuery } from '@tanstack/react-query';
import { useRequests } from '../../../data-provider/use-requests';
import { prizeRequests } from '../api';

const MINUTE_MS = 60_000;

/** The offers of the prize. The entrant answers, and time passes, without any action in this tab. */
export function usePrize(contestId: string) {
  const requests = useRequests(prizeRequests);
  return useQuery({
    queryKey: ['prize', contestId],
    queryFn: () => requests.findPrize(contestId),
    staleTime: 0,
    refetchInterval: MINUTE_MS,
    refetchOnWindowFocus: true,
  });
}
