import { retry, retryDelay } from '../lib/retries';
import { createQueryClient } from './query-client';

test('queries use the cache times of the specification', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();

  expect(queries).toEqual({
    staleTime: 5 * 60 * 1000,
    gcTime: 10 * 60 * 1000,
    retry,
    retryDelay,
    refetchOnWindowFocus: false,
    networkMode: 'always',
  });
  expect(mutations).toEqual({ networkMode: 'always' });
});
