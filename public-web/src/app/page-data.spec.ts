import { adoptData, loadedData, type PageData } from './page-data';
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

test.each([
  [
    'a list',
    [
      { id: '1', title: null },
      { id: '2', title: 'Rain' },
    ],
  ],
  ['a list of one', [{ id: '1', plays: 21, ground: { light: '#1f1' } }]],
  ['a list with the marks', [{ id: 'a', title: '~ ^ |' }]],
  ['a list with two marks', [{ id: 'a', url: '/a/~', title: 'a^a' }]],
  ['a list with numbers as ids', [{ id: 1, title: '1' }]],
  ['a list with an empty id', [{ id: '', title: 'ab' }]],
  ['an empty list', []],
  ['rows with different keys', [{ id: '1' }, { id: '2', title: 'Rain' }]],
  ['a list of lists', [['a'], ['b']]],
  ['texts', ['a', 'b']],
  ['no list', { keys: ['a'], rows: [['b']] }],
  ['nothing', null],
])('%s is in the browser what it was on the server', (_, data) => {
  const server = createQueryClient();
  server.setQueryData(['key', 1], data);
  const browser = createQueryClient();
  adoptData(browser, JSON.parse(JSON.stringify(loadedData(server))) as PageData['queries'], false);

  expect(browser.getQueryData(['key', 1])).toEqual(data);
});
