import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { showStored } from './show-stored';

const STORED = { id: 'asha', status: 'approved', name: 'Asha' };
const PENDING = { id: 'asha', status: 'pending', name: 'Asha' };
const OTHER = { id: 'ravi', status: 'pending', name: 'Ravi' };
const BY_NAME = { field: 'name', order: 'ASC' };
const list = (filter: object, sort = BY_NAME) => ['songs', 'getList', { filter, sort }];

/** Shows the data of a query, stores the record, and returns what the query has then and whether it has loaded again. */
async function after(queryKey: unknown[], data: unknown, isStale?: () => boolean) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queryClient.setQueryData(queryKey, data);
  const load = jest.fn(() => 'loaded');
  const end = new QueryObserver(queryClient, { queryKey, queryFn: load }).subscribe(() => {});
  await showStored(queryClient, 'songs', [STORED], isStale);
  const shown: unknown = queryClient.getQueryData(queryKey);
  end();
  queryClient.clear();
  return { shown, hasLoaded: load.mock.calls.length > 0 };
}

const RELOADED = { shown: 'loaded', hasLoaded: true };
const shown = (data: unknown) => ({ shown: data, hasLoaded: false });

it('replaces the record, also that of a form', async () => {
  expect(await after(['songs', 'getOne', { id: 'asha', meta: undefined }], PENDING)).toEqual(shown(STORED));
  expect(await after(['songs', 'getOne', { id: 'asha', meta: { toEdit: true } }], PENDING)).toEqual(
    shown(STORED),
  );
});

it('leaves other resources alone', async () => {
  expect(await after(['entries', 'getOne', { id: 'asha' }], PENDING)).toEqual(shown(PENDING));
});

it.each([
  { case: 'replaces it in a list of all', filter: { contestId: 'current' }, expected: [STORED, OTHER] },
  { case: 'takes it out of a list that it leaves', filter: { status: 'pending' }, expected: [OTHER] },
])('$case', async ({ filter, expected }) => {
  expect(await after(list(filter), { data: [PENDING, OTHER], total: 2 })).toEqual(
    shown({ data: expected, total: expected.length }),
  );
});

it('leaves a list alone that it is not in', async () => {
  expect(await after(list({}), { data: [OTHER], total: 30 })).toEqual(shown({ data: [OTHER], total: 30 }));
});

it.each([
  { case: 'whose next page moves up', key: list({ status: 'pending' }), rows: [PENDING, OTHER], total: 3 },
  { case: 'that it may enter', key: list({ status: 'approved' }), rows: [OTHER], total: 1 },
  {
    case: 'on a later page of which it may have been',
    key: list({ status: 'pending' }),
    rows: [OTHER],
    total: 9,
  },
  {
    case: 'with a filter that the server alone knows',
    key: list({ isBroken: 'true' }),
    rows: [PENDING],
    total: 1,
  },
  {
    case: 'that it may move in',
    key: list({}, { field: 'status', order: 'ASC' }),
    rows: [PENDING, OTHER],
    total: 2,
  },
])('loads a list again $case', async ({ key, rows, total }) => {
  expect(await after(key, { data: rows, total })).toEqual(RELOADED);
});

it('loads other queries again if they are stale', async () => {
  expect(await after(['songs', 'total'], 3)).toEqual(shown(3));
  expect(await after(['songs', 'total'], 3, () => true)).toEqual(RELOADED);
});
