import { QueryClient } from '@tanstack/react-query';

const MINUTE = 60_000;

export function createQueryClient({ retry = 1 } = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * MINUTE,
        gcTime: 10 * MINUTE,
        retry,
        refetchOnWindowFocus: false,
        // On a device that reports itself offline, the request fails visibly instead of waiting silently.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}
