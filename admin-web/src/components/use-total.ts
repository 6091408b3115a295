import type { ApiClient } from '@paattu/api-client';
import { useQuery } from '@tanstack/react-query';
import { loadList, type ListName } from '../data-provider/load-list';
import { useRequests } from '../data-provider/use-requests';

const MINUTE_MS = 60_000;

interface Options {
  /** By which the list can be sorted. */
  field?: string;
  enabled?: boolean;
}

const totalRequests = (api: ApiClient) => ({
  count: async (list: ListName, filter: object, field: string) => {
    const pagination = { page: 1, perPage: 1 };
    const sort = { field, order: 'ASC' } as const;
    return (await loadList(api, `/api/admin/${list}`, { pagination, sort, filter })).total;
  },
});

/** The length of a list. It loads again each minute and after each change. */
export function useTotal(
  list: ListName,
  filter: object,
  { field = 'createdAt', enabled = true }: Options = {},
) {
  const requests = useRequests(totalRequests);
  return useQuery({
    // Not `useGetList`, whose row the page of that record would show, however old it is.
    queryKey: [list, 'total', filter],
    enabled,
    queryFn: () => requests.count(list, filter, field),
    refetchInterval: MINUTE_MS,
    refetchOnWindowFocus: true,
  });
}
