import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../../data-provider';

/** How many entrants of a contest are to be asked for proof of their videos; undefined while loading, and for all contests. */
export function useProofs(contestId: string | undefined) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { data } = useQuery({
    queryKey: ['entries', 'proofs', contestId],
    queryFn: () => dataProvider.countProofs(contestId ?? ''),
    enabled: contestId !== undefined,
  });
  return data;
}
