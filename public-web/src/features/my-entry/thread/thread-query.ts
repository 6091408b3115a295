import type { ApiClient, Schemas } from '@paattu/api-client';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../../lib/api-error';
import { MY_ENTRY } from '../my-entry-queries';

export type Message = Schemas['ThreadMessageDto'];

/** The thread with the moderators. Answers show when the entrant comes back to the tab. */
export function threadQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: [MY_ENTRY, id, 'thread'],
    queryFn: async ({ signal }) =>
      unwrap(await api.GET('/api/my-entry/{id}/messages', { params: { path: { id } }, signal })),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}
