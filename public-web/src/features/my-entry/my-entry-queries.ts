import type { ApiClient, Schemas } from '@paattu/api-client';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../lib/api-error';

export type MyEntry = Schemas['MyEntryDto'];

/** The keys of all data of the entries that are open in this browser begin with it. */
export const MY_ENTRY = 'my-entry';

/** What moderators do shows at the next visit of the page. */
const ALWAYS_ASK = { staleTime: 0 } as const;

/** The entries that are open in this browser, the one that was opened last first. */
export function openEntriesQuery(api: ApiClient) {
  return queryOptions({
    ...ALWAYS_ASK,
    queryKey: [MY_ENTRY],
    queryFn: async ({ signal }) => unwrap(await api.GET('/api/my-entry', { signal })),
  });
}

export function myEntryQuery(api: ApiClient, id: string) {
  return queryOptions({
    ...ALWAYS_ASK,
    queryKey: [MY_ENTRY, id],
    queryFn: async ({ signal }) =>
      unwrap(await api.GET('/api/my-entry/{id}', { params: { path: { id } }, signal })),
  });
}
