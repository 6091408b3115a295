import type { ApiClient, Schemas } from '@paattu/api-client';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../../lib/api-error';

export type Result = Schemas['ResultDto'];
export type ResultEntry = NonNullable<Result['lines'][number]['entry']>;

/** The result of a contest: a version, or the last one; null if there is none. */
export function resultQuery(api: ApiClient, slug: string, version?: number) {
  return queryOptions({
    queryKey: ['results', slug, version ?? null],
    queryFn: async ({ signal }) => {
      const answer = await api.GET('/api/contests/{slug}/results', {
        params: { path: { slug }, query: version === undefined ? {} : { version } },
        signal,
      });
      return answer.response.status === 404 ? null : unwrap(answer);
    },
  });
}

/** The path of the page of the result of a contest. */
export function resultsPath(slug: string): string {
  return `/contests/${slug}/results`;
}
