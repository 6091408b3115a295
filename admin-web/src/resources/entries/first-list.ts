import type { ApiClient } from '@paattu/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { chosenAmong } from '../../chosen-contest/chosen-among';
import { contestFilter } from '../../chosen-contest/contest-filter';
import { contestOfAddress } from '../../chosen-contest/contest-of-address';
import { rememberedContest } from '../../chosen-contest/remembered-contest';
import { loadList } from '../../data-provider/load-list';

export const NEWEST_FIRST = { field: 'submittedAt', order: 'DESC' } as const;
/** For the review: the entry that has waited longest is first. */
export const OLDEST_FIRST = { field: 'submittedAt', order: 'ASC' } as const;
/** As in `NewestList`, which would come too early from there. */
const PER_PAGE = 25;

/**
 * Requests the list of entries before its page renders, if the console opens with that page, which takes a slow phone half a second. The key
 * is that of react-admin's `useGetList`, so the page uses the response.
 */
export function requestFirstList(queryClient: QueryClient, api: ApiClient, path: string): void {
  const { pathname, search } = window.location;
  // A filter is part of the list.
  if (!pathname.endsWith(`/${path}`) || new URLSearchParams(search).has('filter')) return;
  const ofAddress = contestOfAddress({ pathname, search });
  const filter = contestFilter(chosenAmong(undefined, { ofAddress, remembered: rememberedContest() }));
  const list = { pagination: { page: 1, perPage: PER_PAGE }, sort: NEWEST_FIRST, filter };
  void queryClient.prefetchQuery({
    queryKey: ['entries', 'getList', list],
    queryFn: () => loadList(api, '/api/admin/entries', list),
  });
}
