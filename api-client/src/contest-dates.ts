/** Each date of a contest with the one before it, and whether both may be the same instant. */
export const CONTEST_DATE_ORDER = [
  { earlier: 'announceAt', later: 'opensAt', mayBeEqual: true },
  { earlier: 'opensAt', later: 'closesAt', mayBeEqual: false },
  { earlier: 'closesAt', later: 'votingOpensAt', mayBeEqual: true },
  { earlier: 'votingOpensAt', later: 'votingClosesAt', mayBeEqual: false },
  { earlier: 'votingClosesAt', later: 'winnerAt', mayBeEqual: true },
] as const;

export type ContestDate = (typeof CONTEST_DATE_ORDER)[number]['earlier' | 'later'];

/** The pairs of dates that are not in order. */
export function findDateOrderErrors(
  instantOf: (date: ContestDate) => number,
): (typeof CONTEST_DATE_ORDER)[number][] {
  return CONTEST_DATE_ORDER.filter(({ earlier, later, mayBeEqual }) =>
    mayBeEqual ? instantOf(later) < instantOf(earlier) : instantOf(later) <= instantOf(earlier),
  );
}
