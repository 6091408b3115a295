import type { ApiClient, Schemas } from '@paattu/api-client';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { unwrap } from '../../../lib/api-error';
import { ballotSeed } from './ballot-seed';

export type BallotEntry = Schemas['BallotEntryDto'];

const PART = 24;

/** The entries that visitors vote for, in the order of this browser. Not for the server's HTML, which has no order. */
export function ballotQuery(api: ApiClient, search: string) {
  return infiniteQueryOptions({
    queryKey: ['ballot', search],
    initialPageParam: '',
    queryFn: async ({ pageParam: after, signal }) =>
      unwrap(
        await api.GET('/api/contest/ballot', {
          params: {
            query: {
              seed: ballotSeed(),
              limit: PART,
              ...(after && { after }),
              ...(search && { q: search }),
            },
          },
          signal,
        }),
      ),
    getNextPageParam: ({ entries, hasMore }) => (hasMore ? entries.at(-1)?.id : undefined),
    // An entry that was approved meanwhile may come twice.
    select: ({ pages }) => [
      ...new Map(pages.flatMap(({ entries }) => entries).map((entry) => [entry.id, entry])).values(),
    ],
    placeholderData: keepPreviousData,
  });
}
