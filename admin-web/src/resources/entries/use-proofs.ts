import { useQuery } from '@tanstack/react-query';
import { useRequests } from '../../data-provider/use-requests';
import { proofRequests } from './api';

/** How many entrants of a contest are to be asked for proof of their videos; undefined while loading, and for all contests. */
export function useProofs(contestId: string | undefined) {
  const requests = useRequests(proofRequests);
  const { data } = useQuery({
    queryKey: ['entries', 'proofs', contestId],
    queryFn: () => requests.countProofs(contestId ?? ''),
    enabled: contestId !== undefined,
  });
  return data;
}
