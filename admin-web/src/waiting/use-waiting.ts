import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { hasBegun } from '../chosen-contest/is-near';
import { useChosenContest, useContestOfBar } from '../chosen-contest/use-chosen-contest';
import { useMay } from '../components/use-may';
import { useRequests } from '../data-provider/use-requests';
import { entryRequests } from '../resources/entries/api';
import { voteRequests } from '../resources/votes/api';

const MINUTE_MS = 60_000;

/** How much waits, each undefined until it is known. Emails and votes are for the owner alone. */
export function useWaiting() {
  const { contestId } = useChosenContest();
  const entries = useEntryCounts(contestId);
  const messages = useTotal('messages', { status: 'unread' }, 'createdAt');
  const mayManage = useMay('site.manage');
  const emails = useTotal('emails', { status: 'failed' }, 'createdAt', mayManage);
  const votes = useUndecidedVotes();
  const queries = mayManage ? [entries, messages, emails] : [entries, messages];
  return {
    counts: {
      entries: entries.data,
      messages: messages.data,
      emails: mayManage ? emails.data : 0,
      votes,
    },
    /** Why one of them is unknown. */
    error: queries.find(({ data, error }) => data === undefined && error !== null)?.error ?? null,
    refetch: () => Promise.all(queries.map((query) => query.refetch())),
  };
}

/** The entries of the contest that wait. Loads again each minute and after each change. */
function useEntryCounts(contestId: string | undefined) {
  const requests = useRequests(entryRequests);
  return useQuery({
    // As in the list.
    queryKey: ['entries', 'status-counts', contestId],
    queryFn: () => requests.countEntriesByStatus(contestId),
    refetchInterval: MINUTE_MS,
    refetchOnWindowFocus: true,
  });
}

/** The votes of the chosen contest that are set aside until the owner decides; 0 before voting, and until they are known. */
export function useUndecidedVotes(): number {
  const mayManage = useMay('site.manage');
  const requests = useRequests(voteRequests);
  const { data: contest } = useContestOfBar();
  const { data } = useQuery({
    // As on their page.
    queryKey: ['votes', contest?.id ?? '', 'summary'],
    queryFn: () => requests.summarizeVotes(contest?.id ?? ''),
    enabled: mayManage && contest != null && hasBegun('votes', contest) && contest.state !== 'archived',
    refetchInterval: MINUTE_MS,
  });
  return data?.undecided ?? 0;
}

/** The length of a list. It loads again each minute and after each change. */
function useTotal(resource: string, filter: object, field: string, enabled = true) {
  const dataProvider = useDataProvider();
  return useQuery({
    // Not `useGetList`, whose row the page of that record would show, however old it is.
    queryKey: [resource, 'total', filter],
    enabled,
    queryFn: async () => {
      const pagination = { page: 1, perPage: 1 };
      const { total = 0 } = await dataProvider.getList(resource, {
        filter,
        pagination,
        sort: { field, order: 'ASC' },
      });
      return total;
    },
    refetchInterval: MINUTE_MS,
    refetchOnWindowFocus: true,
  });
}
