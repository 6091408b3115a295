import type { ApiClient } from '@paattu/api-client';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../../lib/api-error';

/** The first three of the result of a contest, without the rest of it, which would be most of the page's data. */
export function podiumQuery(api: ApiClient, slug: string) {
  return queryOptions({
    queryKey: ['results', slug, 'podium'],
    queryFn: async ({ signal }) => {
      const answer = await api.GET('/api/contests/{slug}/results', { params: { path: { slug } }, signal });
      if (answer.response.status === 404) return [];
      return unwrap(answer)
        .lines.slice(0, 3)
        .map(({ number, place, entry, points }) => ({ number, place, entry, points: points.total }));
    },
  });
}
