import { useSyncExternalStore } from 'react';
import { chosenAmong, type ChosenContest } from './chosen-among';
import { onContestChosen, rememberedContest } from './remembered-contest';
import { useContests } from './use-contests';

/** The contest of the lists, counts and figures; `ofAddress` is that of a link to one of them, and `among` what a page can show. */
export function useChosenContest(ofAddress?: string, among?: readonly { id: string }[]): ChosenContest {
  const remembered = useSyncExternalStore(onContestChosen, rememberedContest);
  const { data } = useContests();
  return chosenAmong(among ?? data, { ofAddress, remembered });
}
