import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Reloads the lists, counts and histories of entries. Photos stay cached: each version of an entry has its own. */
export function useReloadEntries(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(() => {
    // Otherwise the page of an entry would first show a cached, outdated entry.
    queryClient.removeQueries({ queryKey: ['entries', 'getOne'], type: 'inactive' });
    return queryClient.invalidateQueries({ queryKey: ['entries'] });
  }, [queryClient]);
}
