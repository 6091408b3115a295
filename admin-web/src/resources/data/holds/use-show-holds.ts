import { useQueryClient } from '@tanstack/react-query';
import type { LegalHold } from '../api';

/** Shows the holds that the server answered with, and loads what they delay. */
export function useShowHolds(): (holds: LegalHold[]) => void {
  const queryClient = useQueryClient();
  return (holds) => {
    queryClient.setQueryData(['data', 'holds'], holds);
    for (const delayed of ['kinds', 'requests'])
      void queryClient.invalidateQueries({ queryKey: ['data', delayed] });
  };
}
