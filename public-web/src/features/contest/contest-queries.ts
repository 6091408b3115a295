import type { ApiClient, Schemas } from '@paattu/api-client';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ApiError, unwrap } from '../../lib/api-error';

export type Contest = Schemas['ContestDto'];
export type Entry = Schemas['PublicEntryDto'];

const TOP_ENTRIES = 10;
const GALLERY_PAGE = 24;

export function contestQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['contest'],
    queryFn: async ({ signal }) => unwrap(await api.GET('/api/contest', { signal })),
  });
}

export function topEntriesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['entries', 'top'],
    queryFn: async ({ signal }) =>
      unwrap(
        await api.GET('/api/contest/entries', {
          params: { query: { sort: 'viewCount', order: 'desc', limit: TOP_ENTRIES, offset: 0 } },
          signal,
        }),
      ),
  });
}

/** The gallery in pages, the fewest views first, with the total number of entries. */
export function galleryQuery(api: ApiClient) {
  return infiniteQueryOptions({
    queryKey: ['entries', 'gallery'],
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }) => {
      const answer = await api.GET('/api/contest/entries', {
        params: { query: { sort: 'viewCount', order: 'asc', limit: GALLERY_PAGE, offset: pageParam } },
        signal,
      });
      return { entries: unwrap(answer), total: totalOf(answer.response) };
    },
    getNextPageParam: ({ total }, pages) => {
      const loaded = pages.reduce((sum, { entries }) => sum + entries.length, 0);
      return loaded < total ? loaded : undefined;
    },
    select: ({ pages }) => {
      // By id: view counts that change between two requests move entries from one page to the next.
      const entries = new Map(pages.flatMap((page) => page.entries).map((entry) => [entry.id, entry]));
      return { entries: [...entries.values()], total: pages.at(-1)?.total ?? 0 };
    },
  });
}

/** `entries 0-23/57` → 57. */
function totalOf(response: Response): number {
  const total = Number(response.headers.get('content-range')?.split('/')[1]);
  if (!Number.isInteger(total)) throw new ApiError(response.status, 'UNKNOWN', '');
  return total;
}
