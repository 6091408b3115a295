import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { use, useState } from 'react';
import { useHydrated } from './use-hydrated';

/** What pages wait for, by their queries: React renders a waiting page again, and needs the same promise each time. */
const waiting = new Map<string, Promise<unknown>>();

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
  const hydrated = useHydrated();
  const [waits] = useState(hydrated);
  const isMissing = queries.some(({ queryKey }) => {
    const state = client.getQueryState(queryKey);
    return !state?.dataUpdatedAt && !state?.errorUpdateCount;
  });
  if (waits && isMissing)
    use(waitFor(JSON.stringify(queries.map(({ queryKey }) => queryKey)), () => load(client)));
}

function waitFor(key: string, load: () => Promise<unknown>): Promise<unknown> {
  let promise = waiting.get(key);
  if (!promise) {
    promise = load().finally(() => waiting.delete(key));
    waiting.set(key, promise);
  }
  return promise;
}
