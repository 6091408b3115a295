import { useQuery } from '@tanstack/react-query';
import { hasBegun } from '../chosen-contest/is-near';
import { useChosenContest, useContestOfBar } from '../chosen-contest/use-chosen-contest';
import { useMay } from '../components/use-may';
import { useTotal } from '../components/use-total';
import { useRequests } from '../data-provider/use-requests';
import { entryRequests } from '../resources/entries/api';
import { voteRequests } from '../resources/votes/api';
import { statusCountsQuery } from './status-counts';

const MINUTE_MS = 60_000;

/** How much waits, each undefined until it is known. Emails and votes are for the owner alone. */
export function useWaiting() {
  const { contestId } = useChosenContest();
  const entries = useEntryCounts(contestId);
  const messages = useTotal('messages', { status: 'unread' });
  const mayManage = useMay('site.manage');
  const emails = useTotal('emails', { status: 'failed' }, { enabled: mayManage });
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
function useEntryCounts(contestId: string) {
  const requests = useRequests(entryRequests);
  return useQuery({
    ...statusCountsQuery(requests, contestId),
    refetchInterval: MINUTE_MS,
    refetchOnWindowFocus: true,
  });
}

/**
 * The votes of the chosen contest that are set aside until the owner decides; 0 before voting, until they are known, and once the contest is
 * decided without them.
 */
export function useUndecidedVotes(): number {
  const { data: contest } = useContestOfBar();
  const { data } = useVotesSummary();
  return contest?.state === 'decided' ? 0 : (data?.undecided ?? 0);
}

/** The votes of the chosen contest in numbers, for the owner, from the beginning of voting until the next contest. */
export function useVotesSummary() {
  const mayManage = useMay('site.manage');
  const requests = useRequests(voteRequests);
  const { data: contest } = useContestOfBar();
  return useQuery({
    // As on their page.
    queryKey: ['votes', contest?.id ?? '', 'summary'],
    queryFn: () => requests.summarizeVotes(contest?.id ?? ''),
    enabled: mayManage && contest != null && hasBegun('votes', contest) && contest.state !== 'archived',
    refetchInterval: MINUTE_MS,
  });
}
