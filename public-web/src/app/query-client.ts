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
        // A device that takes itself for offline is told of the failure, instead of waiting without a word.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}
