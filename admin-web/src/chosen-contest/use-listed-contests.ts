import { useAllContests } from '../components/use-all-contests';
import { useMay } from '../components/use-may';
import { titleHere } from '../lib/title-here';
import type { Contest } from '../resources/contests/api';
import { useContests } from './use-contests';

export type ListedContest = Pick<Contest, 'id' | 'title' | 'state' | 'isCurrent'> &
  Partial<
    Pick<
      Contest,
      | 'votingOpensAt'
      | 'votingClosesAt'
      | 'timeZone'
      | 'titleMalayalam'
      | 'renditionWeight'
      | 'engagementWeight'
      | 'entryGate'
    >
  >;

/** The contests that the user may choose: for the owner also those that are not announced. */
export function useListedContests() {
  const mayManage = useMay('site.manage');
  const all = useAllContests({ enabled: mayManage });
  const { data, ...announced } = useContests({ enabled: !mayManage });
  const contests: ListedContest[] | undefined = mayManage
    ? all.data
    : data?.map((contest, index) => ({ ...contest, isCurrent: index === 0 }));
  const listed = contests?.map((contest) => ({ ...contest, title: titleHere(contest) }));
  const { error, refetch } = mayManage ? all : announced;
  return { data: listed, error, refetch };
}
