import type { ApiClient } from '@paattu/api-client';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../../lib/api-error';
import type { EntryAt } from './entry-at';

const SOME = 3;

/** Some other entries of the contest, as its gallery begins. */
export function otherVoicesQuery(api: ApiClient, { id, contestSlug }: EntryAt) {
  return queryOptions({
    queryKey: ['entries', 'others', id],
    queryFn: async ({ signal }) => {
      const query = { sort: 'gallery', contest: contestSlug, limit: SOME + 1, offset: 0 } as const;
      const entries = unwrap(await api.GET('/api/contest/entries', { params: { query }, signal }));
      return entries.filter((entry) => entry.id !== id).slice(0, SOME);
    },
  });
}
