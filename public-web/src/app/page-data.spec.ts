import { adoptData } from './page-data';
import { createQueryClient } from './query-client';

test.each([
  ['that the server sent', false],
  ['that the browser restored from its history', true],
])('whether the data of a page %s load again', (_, isRestored) => {
  const queries = createQueryClient();
  adoptData(queries, [{ queryKey: ['songs'], data: [] }], isRestored);

  expect(queries.getQueryData(['songs'])).toEqual([]);
  expect(
    queries
      .getQueryCache()
      .find({ queryKey: ['songs'] })
      ?.isStaleByTime(60_000),
  ).toBe(isRestored);
});
