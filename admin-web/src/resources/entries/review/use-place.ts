import { useState } from 'react';
import { useGetList, useListContext } from 'react-admin';
import { useCreatePath } from '../../../components/use-create-path';
import { useLocation, useNavigate } from 'react-router';
import { useListFilters } from '../../../components/use-list-filters';
import type { Entry } from '../api';
import { contestFilter } from '../../../chosen-contest/contest-filter';
import { useChosenContest } from '../../../chosen-contest/use-chosen-contest';
import { entrySentences as t } from '../sentences';
import { useStatusCounts } from '../list/use-status-counts';
import { useDecisions } from '../moderation/use-decisions';
import { placeOf, withoutDecided } from './place-of';

/** The place of an entry in the surrounding list, and the ways to its neighbours. */
export function usePlace(id: string) {
  const { data, total, page, perPage, hasNextPage, isFetching } = useListContext<Entry>();
  const rows = data ?? [];
  const { decided } = useDecisions();
  const counts = useStatusCounts();
  const { filters } = useListFilters();
  const at = rows.findIndex((row) => row.id === id);
  // An entry that is not on the page can be on the next or previous one: earlier rows may have left the list.
  const before = usePage(page - 1, data !== undefined && at <= 0 && page > 1);
  const after = usePage(page + 1, hasNextPage === true && (at === -1 || at === rows.length - 1));
  // While they load again, these pages may still name an entry that has left the list.
  const isUnsure = isFetching && at === -1;
  const earlier = before.isFetching ? [] : before.rows;
  const stretch = {
    rows: isUnsure ? [] : [...earlier, ...rows, ...after.rows],
    offset: (page - 1) * perPage - earlier.length,
  };

  const [last, setLast] = useState<{ id: string; index: number | null }>({ id, index: null });
  const place = placeOf(id, stretch, last.id === id ? last.index : null);
  if (place.index !== null && (last.id !== id || last.index !== place.index)) {
    setLast({ id, index: place.index });
  }

  const open = useOpenEntry();
  const pageOf = (neighbour: Entry) =>
    Math.floor((stretch.offset + stretch.rows.indexOf(neighbour)) / perPage) + 1;
  const wayTo = (neighbour: Entry | null) => neighbour && (() => open(neighbour.id, pageOf(neighbour)));
  return {
    /** Counted from 1; null while unknown. */
    position:
      place.index === null || total === undefined
        ? null
        : withoutDecided({ number: place.index + 1, total }, stretch, id, (row) => {
            const status = decided.get(row);
            return status !== undefined && filters.status !== undefined && status !== filters.status;
          }),
    /** After the last decision, in a list of pending entries. */
    isAllReviewed:
      filters.status === 'pending' &&
      counts?.pending === 0 &&
      // The counts may be older than the entry.
      (decided.get(id) ?? rows[at]?.status) !== 'pending',
    /** The one status of the list, in words; undefined in a list of all. */
    status: (t.status as Record<string, string | undefined>)[String(filters.status)],
    entry: rows[at],
    nextEntry: place.next,
    /** Whether the next entry may still appear. */
    isNextLoading: data === undefined || isUnsure || after.isLoading,
    openPrevious: wayTo(place.previous),
    openNext: wayTo(place.next),
  };
}

export type EntryPlace = ReturnType<typeof usePlace>;

/** The entries of a page of the surrounding list; none while it is not needed. */
function usePage(page: number, isNeeded: boolean) {
  const { perPage, sort } = useListContext<Entry>();
  const { filters } = useListFilters();
  const contest = useChosenContest();
  const {
    data = [],
    isLoading,
    isFetching,
  } = useGetList<Entry>(
    'entries',
    { pagination: { page, perPage }, sort, filter: { ...filters, ...contestFilter(contest) } },
    { enabled: isNeeded },
  );
  return isNeeded ? { rows: data, isLoading, isFetching } : { rows: [], isLoading: false, isFetching: false };
}

/** Shows another entry of the list in place of this one, so that the Back button leads to the list. */
function useOpenEntry() {
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { page: currentPage } = useListContext<Entry>();

  return (id: string, page: number) => {
    const parameters = new URLSearchParams(search);
    if (page !== currentPage) parameters.set('page', String(page));
    const pathname = createPath({ resource: 'entries', type: 'show', id });
    window.scrollTo(0, 0);
    void navigate({ pathname, search: String(parameters) }, { replace: true });
  };
}
