import { Button } from '@mui/material';
import { useGetList, useListContext } from 'react-admin';
import { useCreatePath } from '../../../components/use-create-path';
import { Link } from 'react-router';
import { BottomBar } from '../../../components/bottom-bar';
import { useListFilters } from '../../../components/use-list-filters';
import type { Entry } from '../api';
import { entrySentences as t } from '../sentences';
import { contestFilter } from '../../../chosen-contest/contest-filter';
import { useChosenContest } from '../../../chosen-contest/use-chosen-contest';
import { OLDEST_FIRST } from '../first-list';
import { useDecisions } from '../moderation/use-decisions';
import { useStatusCounts } from './use-status-counts';

/** Opens the pending entry that has waited longest. Nothing if none is pending, or all are decided and not sent yet. */
export function ReviewPending({ isBar = false }: { isBar?: boolean }) {
  const { perPage, selectedIds } = useListContext<Entry>();
  const createPath = useCreatePath();
  const contest = useChosenContest();
  const pending = useStatusCounts()?.pending ?? 0;
  const { decided } = useDecisions();
  // A link to the entries of one contest leads on to them.
  const filter = { status: 'pending', contestId: useListFilters().filters.contestId };
  const { data: entries = [] } = useGetList<Entry>(
    'entries',
    // The same list as in the review, so that the review starts with loaded entries.
    {
      filter: { ...filter, ...contestFilter(contest) },
      sort: OLDEST_FIRST,
      pagination: { page: 1, perPage },
    },
    { enabled: pending > 0 },
  );
  const first = entries.find(({ id }) => !decided.has(id));
  if (!first || pending === 0) return null;

  const search = new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: OLDEST_FIRST.field,
    order: OLDEST_FIRST.order,
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
      {t.reviewPending(pending)}
    </Button>
  );
  return isBar ? <BottomBar>{link}</BottomBar> : link;
}
