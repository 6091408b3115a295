import type { ApiClient } from '@paattu/api-client';
import type { FirstOrder } from '@paattu/shared/contest-choices';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { ApiError, unwrap } from '../../../lib/api-error';

const GALLERY_PAGE = 24;

export const GALLERY_ORDERS = ['fewest', 'most', 'newest'] as const;

/** What a visitor reads of the order: one that visitors choose, the owner's, or that of the result. */
export type ShownOrder = (typeof GALLERY_ORDERS)[number] | Exclude<FirstOrder, 'views'>;

export interface GalleryView {
  /** `first` is the order with which the gallery of the contest begins. */
  order: (typeof GALLERY_ORDERS)[number] | 'first';
  /** A part of a name; empty for all entries. */
  search: string;
}

export const FIRST_VIEW: GalleryView = { order: 'first', search: '' };

const SORTING = {
  first: { sort: 'gallery' },
  fewest: { sort: 'viewCount', order: 'asc' },
  most: { sort: 'viewCount', order: 'desc' },
  newest: { sort: 'submittedAt', order: 'desc' },
} as const;

/** The gallery of a contest, or of the current one, in pages, with the total number of entries. */
export function galleryQuery(api: ApiClient, view: GalleryView, contest?: string) {
  return infiniteQueryOptions({
    queryKey: ['entries', 'gallery', contest ?? null, view],
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }) => {
      const q = view.search ? { q: view.search } : {};
      const answer = await api.GET('/api/contest/entries', {
        params: { query: { ...SORTING[view.order], ...q, contest, limit: GALLERY_PAGE, offset: pageParam } },
        signal,
      });
      const first = answer.response.headers.get('gallery-order') as FirstOrder;
      return { entries: unwrap(answer), total: totalOf(answer.response), first: shownOf(first), view };
    },
    getNextPageParam: ({ total }, pages) => {
      const loaded = pages.reduce((sum, { entries }) => sum + entries.length, 0);
      return loaded < total ? loaded : undefined;
    },
    select: ({ pages }) => {
      // By id: view counts that change between two requests move entries from one page to the next.
      const entries = new Map(pages.flatMap((page) => page.entries).map((entry) => [entry.id, entry]));
      return {
        entries: [...entries.values()],
        total: pages.at(-1)?.total ?? 0,
        view: pages.at(-1)?.view ?? view,
        first: pages.at(-1)?.first ?? 'fewest',
      };
    },
    // Another view replaces this one, which the data name, when it has loaded.
    placeholderData: keepPreviousData,
  });
}

function shownOf(order: FirstOrder): ShownOrder {
  return order === 'views' ? 'fewest' : order;
}

/** `entries 0-23/57` → 57. */
function totalOf(response: Response): number {
  const total = Number(response.headers.get('content-range')?.split('/')[1]);
  if (!Number.isInteger(total)) throw new ApiError(response.status, 'UNKNOWN', '');
  return total;
}
