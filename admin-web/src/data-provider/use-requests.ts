import type { ApiClient } from '@paattu/api-client';
import { createContext, use, useMemo } from 'react';

export const ApiContext = createContext<ApiClient | null>(null);

/** The requests of a page, such as `useRequests(songRequests)`. Plain operations on records are react-admin's. */
export function useRequests<Requests>(requestsOf: (api: ApiClient) => Requests): Requests {
  const api = use(ApiContext);
  if (!api) throw new Error('No ApiContext is above this component.');
  return useMemo(() => requestsOf(api), [api, requestsOf]);
}
