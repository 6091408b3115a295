import { useQuery } from '@tanstack/react-query';
import { useRequests } from '../../data-provider/use-requests';
import { type Contest, contestRequests } from './api';

/** The contest as visitors see it; never loaded of one that they do not see. */
export function usePublicContest(contest: Contest | undefined) {
  const requests = useRequests(contestRequests);
  const slug = contest?.slug ?? '';
  return useQuery({
    queryKey: ['contests', 'public', slug],
    enabled: contest !== undefined && isAnnounced(contest),
    queryFn: () => requests.loadPublicContest(slug),
    // It changes by the clock as well.
    staleTime: 0,
  });
}

/** Whether visitors see a contest. */
export function isAnnounced({ state }: Pick<Contest, 'state'>): boolean {
  return state !== 'draft' && state !== 'scheduled';
}
