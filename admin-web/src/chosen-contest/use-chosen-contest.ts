import { useSyncExternalStore } from 'react';
import { chosenAmong, type ChosenContest } from './chosen-among';
import { onContestChosen, rememberedContest } from './remembered-contest';
import { useContests } from './use-contests';

/** The contest of the lists, counts and figures; `ofAddress` is that of a link to one of them. */
export function useChosenContest(ofAddress?: string): ChosenContest {
  const remembered = useSyncExternalStore(onContestChosen, rememberedContest);
  const { data } = useContests();
  return chosenAmong(data, { ofAddress, remembered });
}
