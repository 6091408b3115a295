import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Loads anew what the server says of entries: lists, counts, histories. Photos never change, so they stay. */
export function useReloadEntries(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(() => queryClient.invalidateQueries({ queryKey: ['entries'] }), [queryClient]);
}
