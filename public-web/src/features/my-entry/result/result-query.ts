import type { ApiClient, Schemas } from '@paattu/api-client';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../../lib/api-error';
import { MY_ENTRY } from '../my-entry-queries';

export type MyResult = Schemas['MyResultDto'];

/** The line of an entry in the result; null if it has none, because it was approved later. */
export function myResultQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: [MY_ENTRY, id, 'result'],
    queryFn: async ({ signal }) => {
      const answer = await api.GET('/api/my-entry/{id}/result', { params: { path: { id } }, signal });
      return answer.response.status === 404 ? null : unwrap(answer);
    },
  });
}
