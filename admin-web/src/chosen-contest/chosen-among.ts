import { ALL_CONTESTS } from './remembered-contest';

/** The contest of the lists, counts and figures. */
export interface ChosenContest {
  /** Undefined for all contests. */
  contestId: string | undefined;
  /** Whether the contest is not known yet. */
  isPending: boolean;
}

/**
 * The chosen contest: that of the address, or the remembered one, or the one that the site shows now. A remembered one
 * that has gone counts as none. `contests` begins with the current one, and is undefined while they load or if they failed to.
 */
export function chosenAmong(
  contests: readonly { id: string }[] | undefined,
  choice: { ofAddress: string | undefined; remembered: string | null; isLoading: boolean },
): ChosenContest {
  const { ofAddress, remembered, isLoading } = choice;
  if (ofAddress !== undefined) return known(ofAddress);
  const isGone = contests && remembered !== ALL_CONTESTS && !contests.some(({ id }) => id === remembered);
  if (remembered !== null && !isGone) return known(remembered);
  return { contestId: contests?.[0]?.id, isPending: isLoading };
}

function known(choice: string): ChosenContest {
  return { contestId: choice === ALL_CONTESTS ? undefined : choice, isPending: false };
}
