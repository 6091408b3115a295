/** The server knows which contest the site shows now, so that nothing waits for the list of contests. */
export const CURRENT_CONTEST = 'current';

/** The contest that the pages are about. */
export interface ChosenContest {
  /** An id or `CURRENT_CONTEST`. */
  contestId: string;
}

/**
 * The chosen contest: that of the address, or the one that this tab remembers, or the one that the site shows now. A
 * remembered one that has gone counts as none. `contests` is undefined while they load or if they failed to.
 */
export function chosenAmong(
  contests: readonly { id: string }[] | undefined,
  { ofAddress, remembered }: { ofAddress: string | undefined; remembered: string | null },
): ChosenContest {
  const isGone = contests !== undefined && !contests.some(({ id }) => id === remembered);
  return { contestId: ofAddress ?? (isGone ? null : remembered) ?? CURRENT_CONTEST };
}

/** The contest of an id, or the one that the site shows, or else the first draft; null if the user sees none of them. */
export function contestAmong<Contest extends { id: string; isCurrent: boolean }>(
  contests: readonly Contest[],
  contestId: string,
): Contest | null {
  if (contestId !== CURRENT_CONTEST) return contests.find(({ id }) => id === contestId) ?? null;
  return contests.find(({ isCurrent }) => isCurrent) ?? contests[0] ?? null;
}
