import type { ApiClient, Schemas } from '@paattu/api-client';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
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

/**
 * Puts what the server answered in the place of an entry that the room shows. A request that is under way can have read the entry before, and its
 * version: it is asked again.
 */
export function showAssignment(
  queries: QueryClient,
  { queryKey }: ReturnType<typeof juryQuery>,
  changed: Assignment,
): void {
  const isAsking = queries.isFetching({ queryKey }) > 0;
  // A revert would bring back what was shown before.
  if (isAsking) void queries.cancelQueries({ queryKey }, { revert: false });
  queries.setQueryData(
    queryKey,
    (room) =>
      room && {
        ...room,
        assignments: room.assignments.map((one) => (one.id === changed.id ? changed : one)),
      },
    // The time of the server in the room is that of its request.
    { updatedAt: queries.getQueryState(queryKey)?.dataUpdatedAt },
  );
  if (isAsking) void queries.invalidateQueries({ queryKey });
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
