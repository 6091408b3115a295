import { useAllContests } from '../components/use-all-contests';
import { useMay } from '../components/use-may';
import { consoleLanguage } from '../lib/language';
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
  const listed = contests?.map((contest) => ({ ...contest, title: titleOf(contest) }));
  const { error, refetch } = mayManage ? all : announced;
  return { data: listed, error, refetch };
}

/** In the language of the console, if the contest has a title in it. */
export const titleOf = ({ title, titleMalayalam }: Pick<ListedContest, 'title' | 'titleMalayalam'>) =>
  (consoleLanguage() === 'ml' && titleMalayalam?.trim()) || title;
