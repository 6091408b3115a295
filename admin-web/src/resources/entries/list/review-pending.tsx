import { Button } from '@mui/material';
import { useCreatePath, useGetList, useListContext } from 'react-admin';
import { Link } from 'react-router';
import { BottomBar } from '../../../components/bottom-bar';
import { useListFilters } from '../../../components/use-list-filters';
import type { Entry } from '../../../records';
import { translations } from '../../../translations';
import { contestFilter, useListContest } from '../../../chosen-contest/list-contest';
import { useStatusCounts } from './use-status-counts';

const t = translations.entries;

/** Opens the first pending entry, in the order of the list. Nothing if none is pending. */
export function ReviewPending({ isBar = false }: { isBar?: boolean }) {
  const { sort, perPage, selectedIds } = useListContext<Entry>();
  const createPath = useCreatePath();
  const contest = useListContest();
  const count = useStatusCounts()?.pending ?? 0;
  // A link to the entries of one contest leads on to them.
  const filter = { status: 'pending', contestId: useListFilters().filters.contestId };
  const { data: [first] = [] } = useGetList<Entry>(
    'entries',
    // The same list as in the review, so that the review starts with loaded entries.
    { filter: { ...filter, ...contestFilter(contest) }, sort, pagination: { page: 1, perPage } },
    { enabled: count > 0 },
  );
  if (!first || count === 0) return null;

  const search = new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: sort.field,
    order: sort.order,
    perPage: String(perPage),
  });
  const link = (
    <Button
      component={Link}
      // With a selection, its own actions are the main ones.
      variant={selectedIds.length > 0 ? 'outlined' : 'contained'}
      to={{
        pathname: createPath({ resource: 'entries', type: 'show', id: first.id }),
        search: String(search),
      }}
      sx={isBar ? { flex: 1, minHeight: 52 } : undefined}
    >
      {t.reviewPending(count)}
    </Button>
  );
  return isBar ? <BottomBar>{link}</BottomBar> : link;
}
