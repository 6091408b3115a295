import type { ApiClient } from '@paattu/api-client';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../../lib/api-error';

const SOME = 6;

/** Some entries, in the order that the owner chose for the gallery. */
export function voicesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['entries', 'voices'],
    queryFn: async ({ signal }) =>
      unwrap(
        await api.GET('/api/contest/entries', {
          params: { query: { sort: 'gallery', limit: SOME, offset: 0 } },
          signal,
        }),
      ),
  });
}
