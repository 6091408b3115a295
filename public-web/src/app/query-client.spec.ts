import { createQueryClient } from './query-client';

test('data are kept as long as the specification says', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();

  expect(queries).toEqual({
    staleTime: 5 * 60 * 1000,
    gcTime: 10 * 60 * 1000,
    retry: 1,
    refetchOnWindowFocus: false,
    networkMode: 'always',
  });
  expect(mutations).toEqual({ networkMode: 'always' });
});
