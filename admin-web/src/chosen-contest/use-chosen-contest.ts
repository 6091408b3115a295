import { useLocation } from 'react-router';
import { chosenAmong, type ChosenContest, CURRENT_CONTEST } from './chosen-among';
import { contestOfAddress } from './contest-of-address';
import { rememberedContest } from './remembered-contest';
import { type ListedContest, useListedContests } from './use-listed-contests';

/** The contest that all pages are about, as the bar shows it. */
export function useChosenContest(): ChosenContest {
  const { data } = useListedContests();
  return chosenAmong(data, { ofAddress: contestOfAddress(useLocation()), remembered: rememberedContest() });
}

/** The chosen contest among those that the user may see; null if it is none of them, or if there is none. */
export function useContestOfBar() {
  const { contestId } = useChosenContest();
  const { data, ...query } = useListedContests();
  return { ...query, data: data && contestAmong(data, contestId) };
}

/** The one that the site shows is first, but a draft is when there is no other. */
export function contestAmong<Contest extends ListedContest>(
  contests: readonly Contest[],
  contestId: string,
): Contest | null {
  const isChosen = ({ id, isCurrent }: Contest) =>
    contestId === CURRENT_CONTEST ? isCurrent : id === contestId;
  return contests.find(isChosen) ?? (contestId === CURRENT_CONTEST ? contests[0] : undefined) ?? null;
}
