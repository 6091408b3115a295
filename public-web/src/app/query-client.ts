import { QueryClient } from '@tanstack/react-query';
import { retry, retryDelay } from '../lib/retries';

const MINUTE = 60_000;

/** Without retries, a request that fails is not tried again. */
export function createQueryClient({ retries = true } = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * MINUTE,
        gcTime: 10 * MINUTE,
        retry: retries && retry,
        retryDelay,
        refetchOnWindowFocus: false,
        // On a device that reports itself offline, the request fails visibly instead of waiting silently.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}
