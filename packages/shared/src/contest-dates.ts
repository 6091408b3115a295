/** The dates of a contest, in chronological order. */
export const CONTEST_DATES = [
  'announceAt',
  'opensAt',
  'closesAt',
  'votingOpensAt',
  'votingClosesAt',
  'winnerAt',
] as const;

export type ContestDate = (typeof CONTEST_DATES)[number];

/** Each date of a contest with the one before it, and whether both may be the same instant. */
export const CONTEST_DATE_ORDER = [
  { earlier: 'announceAt', later: 'opensAt', mayBeEqual: true },
  { earlier: 'opensAt', later: 'closesAt', mayBeEqual: false },
  { earlier: 'closesAt', later: 'votingOpensAt', mayBeEqual: true },
  { earlier: 'votingOpensAt', later: 'votingClosesAt', mayBeEqual: false },
  { earlier: 'votingClosesAt', later: 'winnerAt', mayBeEqual: true },
] as const satisfies { earlier: ContestDate; later: ContestDate; mayBeEqual: boolean }[];

/** A value for each date. */
export function mapDates<Value>(valueOf: (date: ContestDate) => Value): Record<ContestDate, Value> {
  return Object.fromEntries(CONTEST_DATES.map((date) => [date, valueOf(date)])) as Record<ContestDate, Value>;
}

/** The pairs of dates that are not in order. */
export function findDateOrderErrors(
  instantOf: (date: ContestDate) => number,
): (typeof CONTEST_DATE_ORDER)[number][] {
  return CONTEST_DATE_ORDER.filter(({ earlier, later, mayBeEqual }) =>
    mayBeEqual ? instantOf(later) < instantOf(earlier) : instantOf(later) <= instantOf(earlier),
  );
}

export type EntryGate = 'always' | 'submission_phase';

/**
 * The dates between which visitors read that submissions are open: where entries are accepted at any time, until voting
 * begins; else while the server accepts them.
 */
export function submissionDates(entryGate: EntryGate) {
  return entryGate === 'always'
    ? ({ from: 'announceAt', until: 'votingOpensAt' } as const)
    : ({ from: 'opensAt', until: 'closesAt' } as const);
}

/** Whether entries are accepted at `now`. The opening instant is included, the closing instant is not. */
export function isGateOpen(
  entryGate: EntryGate,
  instantOf: (date: 'opensAt' | 'closesAt') => number,
  now: number,
): boolean {
  return entryGate === 'always' || (instantOf('opensAt') <= now && now < instantOf('closesAt'));
}
