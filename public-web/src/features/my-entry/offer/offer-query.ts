import type { ApiClient, Schemas } from '@paattu/api-client';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../../lib/api-error';
import { MY_ENTRY } from '../my-entry-queries';

export type MyOffer = Schemas['MyOfferDto'];
export type MyOfferQuery = ReturnType<typeof myOfferQuery>;

export function myOfferQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: [MY_ENTRY, id, 'offer'],
    queryFn: async ({ signal }) =>
      unwrap(await api.GET('/api/my-entry/{id}/offer', { params: { path: { id } }, signal })),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}
