import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../../data-provider';

const MINUTE_MS = 60_000;

/** The result of a contest. Votes, judges, other tabs and the clock change it without any action in this tab. */
export function useResult(contestId: string) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: ['results', contestId],
    queryFn: () => dataProvider.findResult(contestId),
    staleTime: 0,
    refetchInterval: MINUTE_MS,
    refetchOnWindowFocus: true,
  });
}
