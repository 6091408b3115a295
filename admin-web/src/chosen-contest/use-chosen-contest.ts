import { useLocation } from 'react-router';
import { chosenAmong, type ChosenContest, contestAmong } from './chosen-among';
import { contestOfAddress } from './contest-of-address';
import { rememberedContest } from './remembered-contest';
import { useListedContests } from './use-listed-contests';

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
