import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../../../data-provider';

const MINUTE_MS = 60_000;

/** The offers of the prize. The entrant answers, and time passes, without any action in this tab. */
export function usePrize(contestId: string) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: ['prize', contestId],
    queryFn: () => dataProvider.findPrize(contestId),
    staleTime: 0,
    refetchInterval: MINUTE_MS,
    refetchOnWindowFocus: true,
  });
}
