import { QueryClient, QueryObserver } from '@tanstack/react-query';
import type { Entry } from './api';
import { reloadEntries } from './use-reload-entries';

const entry = (id: string, status: Entry['status']) => ({ id, status }) as Entry;
const keyOf = (id: string) => ['entries', 'getOne', { id, meta: undefined }];

test('shows what the server answered, and loads only the rest again', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const loaded: unknown[] = [];
  const show = (queryKey: unknown[], data: unknown) => {
    queryClient.setQueryData(queryKey, data);
    const queryFn = () => {
      loaded.push(queryKey);
      return data;
    };
    return new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => {});
  };
  show(keyOf('asha'), entry('asha', 'pending'));
  show(keyOf('ravi'), entry('ravi', 'pending'));
  show(['entries', 'status-counts', 'current'], { pending: 2 });
  queryClient.setQueryData(keyOf('meera'), entry('meera', 'pending'));

  await reloadEntries(queryClient, [entry('asha', 'approved')]);

  expect(queryClient.getQueryData(keyOf('asha'))).toEqual(entry('asha', 'approved'));
  expect(queryClient.getQueryData(keyOf('meera'))).toBeUndefined();
  expect(loaded).toEqual([keyOf('ravi'), ['entries', 'status-counts', 'current']]);
  queryClient.clear();
});
