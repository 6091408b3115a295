import type { ApiClient, Schemas } from '@paattu/api-client';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../../lib/api-error';
import { MY_ENTRY } from '../my-entry-queries';

export type MyErasure = Schemas['MyErasureDto'];

export const erasureKey = (id: string) => [MY_ENTRY, id, 'erasure'] as const;

/** Whether the entrant has asked for the erasure of her data. She confirms it in another tab, so each visit asks. */
export function erasureQuery(api: ApiClient, id: string) {
  return queryOptions({
    staleTime: 0,
    queryKey: erasureKey(id),
    queryFn: async ({ signal }) =>
      unwrap(await api.GET('/api/my-entry/{id}/erasure', { params: { path: { id } }, signal })),
  });
}
