import type { ApiClient, Schemas } from '@paattu/api-client';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../lib/api-error';
import { MY_ENTRY } from './my-entry-queries';

export type MyProof = Schemas['MyOwnershipProofDto'];

/** Whether the entrant is asked to prove that the video is hers. */
export function myProofQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: [MY_ENTRY, id, 'proof'],
    staleTime: 0,
    queryFn: async ({ signal }) =>
      unwrap(await api.GET('/api/my-entry/{id}/proof', { params: { path: { id } }, signal })),
  });
}
