import { ALL_CONTESTS } from './remembered-contest';

/** The server knows which contest the site shows now, so that nothing waits for the list of contests. */
export const CURRENT_CONTEST = 'current';

/** The contest of the lists, counts and figures. */
export interface ChosenContest {
  /** An id or `CURRENT_CONTEST`; undefined for all contests. */
  contestId: string | undefined;
}

/**
 * The chosen contest: that of the address, or the remembered one, or the one that the site shows now. A remembered one
 * that has gone counts as none. `contests` is undefined while they load or if they failed to.
 */
export function chosenAmong(
  contests: readonly { id: string }[] | undefined,
  choice: { ofAddress: string | undefined; remembered: string | null },
): ChosenContest {
  const { ofAddress, remembered } = choice;
  if (ofAddress !== undefined) return known(ofAddress);
  const isGone = contests && remembered !== ALL_CONTESTS && !contests.some(({ id }) => id === remembered);
  if (remembered !== null && !isGone) return known(remembered);
  return { contestId: CURRENT_CONTEST };
}

function known(choice: string): ChosenContest {
  return { contestId: choice === ALL_CONTESTS ? undefined : choice };
}
