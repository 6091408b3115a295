import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Loads anew what the server says of entries: lists, counts, histories. Photos never change, so they stay. */
export function useReloadEntries(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(() => {
    // react-admin takes an entry that it has for one that a list has just brought, and shows it on its own page.
    queryClient.removeQueries({ queryKey: ['entries', 'getOne'], type: 'inactive' });
    return queryClient.invalidateQueries({ queryKey: ['entries'] });
  }, [queryClient]);
}
