import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRequests } from '../../data-provider/use-requests';
import { juryRequests } from './api';

const MINUTE_MS = 60_000;

/** The jury of a contest. Judges and other owners change it without any action in this tab. */
export function useJury(contestId: string) {
  const requests = useRequests(juryRequests);
  return useQuery({
    queryKey: ['jury', contestId],
    queryFn: () => requests.findJury(contestId),
    staleTime: 0,
    refetchInterval: MINUTE_MS,
    refetchOnWindowFocus: true,
  });
}

/** Loads the jury again, also after a failed act: somebody else may have done it. */
export function useReloadJury(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ['jury'] });
}
