import type { ApiClient, Schemas } from '@paattu/api-client';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../lib/api-error';
import { retryIfAsked } from '../../lib/retries';

export type JuryRoom = Schemas['JuryRoomDto'];
export type Round = NonNullable<JuryRoom['round']>;
export type Criterion = JuryRoom['criteria'][number];
export type Assignment = Schemas['JuryAssignmentDto'];

export const JURY = 'jury';

/** The room of the judge whose link was opened in this browser. She may mark on two devices, so each visit asks. */
export function juryQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [JURY],
    queryFn: async ({ signal }) => unwrap(await api.GET('/api/jury', { signal })),
    staleTime: 0,
    retry: retryIfAsked,
    refetchOnWindowFocus: true,
  });
}

/** What YouTube says of a video at this moment, and not again until the judge asks. */
export function figuresQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: ['jury-figures', id],
    queryFn: async ({ signal }) =>
      unwrap(await api.GET('/api/jury/assignments/{id}/figures', { params: { path: { id } }, signal })),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
}

/** Whether there is nothing more to do for the entry. */
export const isDone = ({ state }: Pick<Assignment, 'state'>) => state !== 'assigned' && state !== 'draft';
