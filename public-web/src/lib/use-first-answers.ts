import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { use } from 'react';

/** What a page waits for. React renders a waiting page again and again, and needs the same promise each time. */
let waiting: Promise<unknown> | null = null;

/**
 * Suspends until each query has data or has failed. The page before stays visible meanwhile, instead of a page that
 * moves when its data arrive.
 */
export function useFirstAnswers(
  queries: readonly { queryKey: QueryKey }[],
  load: (client: QueryClient) => Promise<unknown>,
): void {
  const client = useQueryClient();
  const isMissing = queries.some(({ queryKey }) => {
    const state = client.getQueryState(queryKey);
    return !state?.dataUpdatedAt && !state?.errorUpdateCount;
  });
  if (isMissing) use((waiting ??= load(client).finally(() => (waiting = null))));
}
