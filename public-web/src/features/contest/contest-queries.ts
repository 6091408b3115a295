import type { ApiClient, Schemas } from '@paattu/api-client';
import { CONTEST_DATES } from '@paattu/api-client/contest-dates';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../lib/api-error';

export type Contest = Schemas['ContestDto'];
export type ContestLink = Schemas['ContestLinkDto'];
export type Entry = Schemas['PublicEntryDto'];

/** For a clock that is a little ahead of the server's. */
const MARGIN_MS = 1_000;
/** The next try, when the answer to the last one has not arrived. */
const AGAIN_MS = 30_000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;

const TOP_ENTRIES = 10;

export interface ReadContest extends Contest {
  /** `serverNow` by the clock of the reader: the visitor's, or the server's own in the data of a page. */
  readAt: number;
}

export function contestQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['contest'],
    queryFn: async ({ signal }) => readNow(unwrap(await api.GET('/api/contest', { signal }))),
    refetchInterval: ({ state: { data } }) => data && untilNextState(data, Date.now()),
    // A visitor who comes back to the tab sees the state of now.
    refetchIntervalInBackground: true,
  });
}

export function readNow(contest: Contest): ReadContest {
  return { ...contest, readAt: Date.now() };
}

/** Milliseconds until the server's answer changes, so that an open page offers only what the server accepts. */
export function untilNextState(contest: ReadContest, now: number): number | undefined {
  const serverNow = Date.parse(contest.serverNow);
  const next = CONTEST_DATES.map((date) => Date.parse(contest[date])).find((instant) => instant > serverNow);
  if (next === undefined) return undefined;
  // At least `serverNow`: for a page, which may be older than its visit, the two clocks are not compared yet.
  const left = next - Math.max(serverNow, now + serverNow - contest.readAt) + MARGIN_MS;
  return left > 0 ? Math.min(left, LONGEST_TIMER_MS) : AGAIN_MS;
}

export function topEntriesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['entries', 'top'],
    // The code of the list takes over the server's HTML when the visitor comes near it, however late that is.
    gcTime: Infinity,
    queryFn: async ({ signal }) =>
      unwrap(
        await api.GET('/api/contest/entries', {
          params: { query: { sort: 'viewCount', order: 'desc', limit: TOP_ENTRIES, offset: 0 } },
          signal,
        }),
      ),
  });
}
