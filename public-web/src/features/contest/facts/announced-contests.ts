import type { ApiClient, Schemas } from '@paattu/api-client';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../../lib/api-error';
import { type Contest, readNow, untilReadAgain } from './contest-queries';

export type ContestSummary = Schemas['ContestSummaryDto'];

/** The contest at an address; null if there is none. */
export function contestAtQuery(api: ApiClient, slug: string) {
  return queryOptions({
    queryKey: ['contest', slug],
    queryFn: async ({ signal }): Promise<Contest | null> => {
      const answer = await api.GET('/api/contests/{slug}', { params: { path: { slug } }, signal });
      return answer.response.status === 404 ? null : readNow(unwrap(answer));
    },
    refetchInterval: ({ state: { data, error } }) => (data ? untilReadAgain(data, error) : undefined),
    refetchIntervalInBackground: true,
  });
}

/** The announced contests, the last one first. */
export function contestsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['contests'],
    queryFn: async ({ signal }) => unwrap(await api.GET('/api/contests', { signal })),
  });
}
