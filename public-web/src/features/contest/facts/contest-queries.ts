import type { ApiClient, Schemas } from '@paattu/api-client';
import { CONTEST_DATES } from '@paattu/shared/contest-dates';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../../lib/api-error';

export type Contest = Schemas['ContestDto'] & {
  /** `serverNow` by the visitor's clock. Null in the data of a page, which may be older than its visit. */
  readAt?: number | null;
};
export type ContestLink = Schemas['ContestLinkDto'];
export type Entry = Schemas['PublicEntryDto'];

/** For a clock that is a little ahead of the server's. */
const MARGIN_MS = 1_000;
/** A page's data and the visitor's clock that differ by less are both believed. */
const NEAR_MS = 60_000;
const SOON_MS = 100;
/** The next try, when the answer to the last one has not arrived. */
const AGAIN_MS = 30_000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;

const TOP_ENTRIES = 10;

/** The contest that was announced last; null before the first one. */
export function contestQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['contest'],
    queryFn: async ({ signal }) => {
      const contest = unwrap(await api.GET('/api/contest', { signal }));
      return contest ? readNow(contest) : null;
    },
    refetchInterval: ({ state: { data, error } }) => (data ? untilReadAgain(data, error) : false),
    // A visitor who comes back to the tab sees the state of now.
    refetchIntervalInBackground: true,
  });
}

export function readNow(contest: Contest): Contest {
  return { ...contest, readAt: import.meta.env.SSR ? null : Date.now() };
}

export function untilReadAgain(contest: Contest, error: unknown): number | undefined {
  return error ? AGAIN_MS : untilNextState(contest, Date.now());
}

/** The time by the server's clock when the visitor's is `now`: a device may be days wrong. */
export function serverTime(
  { serverNow, readAt }: Pick<Contest, 'serverNow' | 'readAt'>,
  now: number,
): number {
  const then = Date.parse(serverNow);
  if (typeof readAt === 'number') return then + now - readAt;
  return isNear(then, now) ? now : then;
}

const isNear = (then: number, now: number) => Math.abs(now - then) < NEAR_MS;

/** Milliseconds until the server's answer changes, so that an open page offers only what the server accepts. */
export function untilNextState(contest: Contest, now: number): number | undefined {
  const serverNow = Date.parse(contest.serverNow);
  const next = CONTEST_DATES.map((date) => Date.parse(contest[date])).find((instant) => instant > serverNow);
  if (next === undefined) return undefined;
  // Either the page is old or the visitor's clock is wrong: an answer of now compares the clocks.
  if (typeof contest.readAt !== 'number' && !isNear(serverNow, now)) return SOON_MS;
  const left = next - Math.max(serverNow, serverTime(contest, now)) + MARGIN_MS;
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
