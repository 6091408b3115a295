import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { use, useEffect, useState } from 'react';
import { useHydrated } from './use-hydrated';

/** What pages wait for, by their queries, until they are shown: React renders a waiting page again, and needs the same promise each time. */
const waitingOf = new WeakMap<QueryClient, Map<string, Promise<unknown>>>();

/**
 * Suspends until each query has data or has failed. The page before stays visible meanwhile, instead of a page that
 * moves when its data arrive. The page of the server's HTML never waits: if its data failed there, it already shows what
 * it has without them, and can be used while they load.
 */
export function useFirstAnswers(
  queries: readonly { queryKey: QueryKey }[],
  load: (client: QueryClient) => Promise<unknown>,
): void {
  const client = useQueryClient();
  const waiting = waitingOf.get(client) ?? new Map<string, Promise<unknown>>();
  waitingOf.set(client, waiting);
  const hydrated = useHydrated();
  const [waits] = useState(hydrated);
  const keys = queries.map(({ queryKey }) => queryKey);
  const isMissing = keys.some((queryKey) => {
    const state = client.getQueryState(queryKey);
    return !(state?.dataUpdatedAt || state?.errorUpdateCount);
  });
  const key = JSON.stringify(keys);
  useEffect(() => void waiting.delete(key));
  // Also once it has settled: React throws if a page that waited comes to its next hooks without it.
  const promise = waits && (waiting.get(key) ?? (isMissing && load(client)));
  if (!promise) return;
  waiting.set(key, promise);
  use(promise);
}
