import type { QueryClient } from '@tanstack/react-query';
import { ALL_CONTESTS, rememberedContest } from '../../chosen-contest/remembered-contest';
import { fetchCurrentContest } from '../../chosen-contest/use-contests';
import type { ConsoleDataProvider } from '../../data-provider';
import type { Entry } from '../../records';
import { contestFilter } from './use-entry-contest';

export const NEWEST_FIRST = { field: 'submittedAt', order: 'DESC' } as const;
export const PER_PAGE = 25;

/**
 * Requests the list that the console opens with before its page renders, which takes a slow phone half a second. The key
 * is that of react-admin's `useGetList`, so the page uses the response.
 */
export function requestFirstList(queryClient: QueryClient, dataProvider: ConsoleDataProvider): void {
  const { pathname, search } = window.location;
  if (!pathname.endsWith('/entries') || search !== '') return;
  const request = (contestId?: string) => {
    const filter = contestFilter({ contestId });
    const list = { pagination: { page: 1, perPage: PER_PAGE }, sort: NEWEST_FIRST, filter };
    return queryClient.prefetchQuery({
      queryKey: ['entries', 'getList', list],
      queryFn: () => dataProvider.getList<Entry>('entries', list),
    });
  };
  const remembered = rememberedContest();
  if (remembered !== null) void request(remembered === ALL_CONTESTS ? undefined : remembered);
  else
    // The page reports a failure.
    fetchCurrentContest(queryClient, dataProvider).then(request, () => {});
}
