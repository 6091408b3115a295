import type { ApiClient, Schemas } from '@paattu/api-client';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../../lib/api-error';

export type EntryAt = Schemas['EntryPageDto'];

/** The approved entry at an address; null if there is none. */
export function entryAtQuery(api: ApiClient, slug: string) {
  return queryOptions({
    queryKey: ['entries', 'at', slug],
    queryFn: async ({ signal }) => {
      const answer = await api.GET('/api/entries/{slug}', {
        params: { path: { slug } },
        signal,
      });
      return answer.response.status === 404 ? null : unwrap(answer);
    },
  });
}

/** The path of its picture, which changes with what the picture shows. */
export function picturePath(
  { id, pictureVersion }: EntryAt,
  size: 'og' | 'status',
  language: string,
): string {
  return `/api/contest/entries/${id}/picture?size=${size}&lang=${language}&v=${pictureVersion}`;
}
