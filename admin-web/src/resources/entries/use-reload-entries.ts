import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Entry } from './api';

/**
 * Reloads the lists, counts and histories of entries. An entry that the server has just `answered` is not loaded again.
 * Photos stay cached: each version of an entry has its own.
 */
export async function reloadEntries(queryClient: QueryClient, answered: Entry[] = []): Promise<void> {
  const ids = new Set<unknown>(answered.map(({ id }) => id));
  const isStale = ({ queryKey: [, name, params] }: Query) =>
    name !== 'getOne' || !ids.has((params as { id: unknown }).id);
  for (const entry of answered)
    queryClient.setQueriesData({ queryKey: ['entries', 'getOne', { id: entry.id }] }, entry);
  // Otherwise the page of an entry would first show a cached, outdated entry.
  queryClient.removeQueries({ queryKey: ['entries', 'getOne'], type: 'inactive', predicate: isStale });
  await queryClient.invalidateQueries({ queryKey: ['entries'], predicate: isStale });
}

export function useReloadEntries(): (answered?: Entry[]) => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback((answered) => reloadEntries(queryClient, answered), [queryClient]);
}
