import { useGetList, useGetOne } from 'react-admin';
import { useCreatePath } from '../../../components/use-create-path';
import { useLocation, useNavigate, useParams } from 'react-router';
import { contestFilter } from '../../../chosen-contest/contest-filter';
import { useChosenContest } from '../../../chosen-contest/use-chosen-contest';
import { useContestOfRecord } from '../../../chosen-contest/use-contest-of-record';
import type { Entry } from '../api';
import { useDecisions } from '../moderation/use-decisions';
import { queuePlace } from './queue-place';

const MINUTE_MS = 60_000;

/** As many as the server lists at once. The others follow as these are decided. */
const PER_PAGE = 100;

/** The changes that wait for a decision, the oldest first, and the place of the shown one. */
export function useChanges() {
  const { id } = useParams();
  const contest = useChosenContest();
  const { decided } = useDecisions();
  const query = useGetList<Entry>(
    'entries',
    {
      filter: { hasRevision: 'true', ...contestFilter(contest) },
      sort: { field: 'revisedAt', order: 'ASC' },
      pagination: { page: 1, perPage: PER_PAGE },
    },
    { staleTime: 0, refetchInterval: MINUTE_MS },
  );
  const isWaiting = ({ revision }: Entry) => revision !== null && !decided.has(revision.id);
  const waiting = query.data?.filter(isWaiting);
  const { current, previous, next, number } = queuePlace(waiting ?? [], id);
  const open = useOpenChange();
  const isElsewhere = useIsElsewhere(id, query.data !== undefined && current === null);
  const hidden = (query.data?.length ?? 0) - (waiting?.length ?? 0);

  return {
    query: { ...query, data: isElsewhere ? undefined : waiting },
    /** The entry with the change; null if none waits, or if that of the address no longer does. */
    current,
    position: number === null ? null : { number, total: (query.total ?? number) - hidden },
    openPrevious: previous && (() => open(previous)),
    openNext: next && (() => open(next)),
    /** Shows the next change, or the one before the last, or that none is left. */
    goOn: () => open(next ?? previous),
  };
}

/** Whether the change of the address is of another contest, which is chosen then, or may be. */
function useIsElsewhere(id: string | undefined, isMissing: boolean): boolean {
  const enabled = isMissing && id !== undefined;
  const { data: entry, isLoading } = useGetOne<Entry>('entries', { id }, { enabled, retry: false });
  const isOther = useContestOfRecord(enabled ? entry?.contestId : undefined);
  return enabled && (isLoading || isOther);
}

export type ChangesQueue = ReturnType<typeof useChanges>;

/** Shows another change in place of this one, so that the Back button leaves the queue. */
function useOpenChange() {
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const { search } = useLocation();

  return (entry: Entry | null) => {
    const resource = 'changes';
    const pathname = createPath(
      entry ? { resource, type: 'show', id: entry.id } : { resource, type: 'list' },
    );
    window.scrollTo(0, 0);
    void navigate({ pathname, search }, { replace: true });
  };
}
