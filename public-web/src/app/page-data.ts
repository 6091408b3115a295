import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The data that the server's renderer passes to the browser, as JSON in the page. */
export interface PageData {
  origin: string;
  preview?: string | undefined;
  queries: { queryKey: QueryKey; data: unknown }[];
}

export const PAGE_DATA_ID = 'page-data';

/** The loaded data of the client. */
export function loadedData(client: QueryClient): PageData['queries'] {
  const loaded = client.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'success' });
  return loaded.map(({ queryKey, state }) => ({ queryKey, data: state.data }));
}

/**
 * The server drops a cached page when its data change, so the data are current when they arrive, not when rendered. A
 * page that the browser restores from its history never asked the server, so its data load again.
 */
export function adoptData(client: QueryClient, queries: PageData['queries'], isRestored: boolean): void {
  const options = isRestored ? { updatedAt: 0 } : {};
  for (const { queryKey, data } of queries) client.setQueryData(queryKey, data, options);
}
