import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { showStored } from '../../data-provider/show-stored';
import type { Entry, EntryStatusCounts } from './api';

/** Reloads the lists, counts and histories of entries. Photos stay cached: each version of an entry has its own. */
export async function reloadEntries(queryClient: QueryClient): Promise<void> {
  removeOutdated(queryClient);
  await queryClient.invalidateQueries({ queryKey: ['entries'] });
}

export function useReloadEntries(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(() => reloadEntries(queryClient), [queryClient]);
}

/** Otherwise the page of an entry would first show a cached, outdated entry. */
function removeOutdated(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: ['entries', 'getOne'], type: 'inactive' });
}

/**
 * Shows the entries that the server has answered to decisions, and loads the counts. All else loads again only if the
 * counts say that somebody else has decided as well.
 */
export async function showDecided(
  queryClient: QueryClient,
  decided: Entry[],
  hasReason: boolean,
): Promise<void> {
  const counts = queryClient.getQueriesData<EntryStatusCounts>({
    queryKey: ['entries', 'status-counts'],
    type: 'active',
  });
  const ids = decided.map(({ id }) => id);
  removeOutdated(queryClient);
  await showStored(queryClient, 'entries', decided, (query) => isChanged(query, ids, hasReason));
  const isAlone = counts.every(
    ([key, former]) => !former || hasSameStatuses(former, queryClient.getQueryData(key)),
  );
  if (!isAlone) await reloadEntries(queryClient);
}

/** Whether decisions on the entries have changed what the query has. */
function isChanged({ queryKey: [, name, id], state }: Query, ids: string[], hasReason: boolean): boolean {
  if (name === 'status-counts') return true;
  if (name === 'reasons') return hasReason;
  if (name === 'history') return ids.includes(id as string);
  if (name === 'related')
    return (state.data as Entry[] | undefined)?.some((entry) => ids.includes(entry.id)) ?? true;
  if (name === 'proofs') return (state.data as { isDue: boolean } | undefined)?.isDue ?? true;
  return false;
}

const STATUSES = ['pending', 'approved', 'rejected', 'withdrawn'] as const;

/** The former counts had the decisions already. */
function hasSameStatuses(former: EntryStatusCounts, now: EntryStatusCounts | undefined): boolean {
  return STATUSES.every((status) => now?.[status] === former[status]);
}
