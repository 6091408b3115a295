import type { ApiClient, Schemas } from '@paattu/api-client';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../../lib/api-error';
import { MY_ENTRY } from '../my-entry-queries';

export type MyResult = Schemas['MyResultDto'];

/**
 * The line of an entry in the result; null if it has left the contest. Its key is apart from the keys of the entry: an act of the entrant
 * does not change the line, and a withdrawal must not ask for it again.
 */
export function myResultQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: [MY_ENTRY, 'result', id],
    queryFn: async ({ signal }) => {
      const answer = await api.GET('/api/my-entry/{id}/result', { params: { path: { id } }, signal });
      return answer.response.status === 404 ? null : unwrap(answer);
    },
  });
}
