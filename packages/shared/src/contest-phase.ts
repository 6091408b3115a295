import { calendarDate, startOfDay } from './calendar.js';
import { submissionDates, type ContestDate, type EntryGate } from './contest-dates.js';

export type Phase = 'upcoming' | 'submissions' | 'closed' | 'voting' | 'ended';

export interface ContestPhase {
  phase: Phase;
  /** When the next phase begins, in milliseconds; absent if the phase has no countdown. */
  until?: number;
}

/** The dates that a phase depends on, as the API sends them. */
export interface ContestDates extends Record<Exclude<ContestDate, 'winnerAt'>, string> {
  timeZone: string;
  entryGate: EntryGate;
}

/**
 * The phase. Where entries are accepted at any time, it is that of the visitor's calendar: a phase that begins on
 * 1 August begins at midnight of 1 August in the visitor's time zone. The date of an instant is its date in the contest's
 * time zone. A contest that closes its entries has its phases at their instants, as the server has.
 */
export function contestPhase(
  contest: ContestDates,
  now: number,
  timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
): ContestPhase {
  const beginningOf = (date: ContestDate & keyof ContestDates) => {
    const instant = Date.parse(contest[date]);
    return contest.entryGate === 'always'
      ? startOfDay(calendarDate(instant, contest.timeZone), timeZone)
      : instant;
  };
  const { from, until } = submissionDates(contest.entryGate);
  const closes = beginningOf(until);
  const votingOpens = beginningOf('votingOpensAt');
  const votingCloses = beginningOf('votingClosesAt');

  if (now < beginningOf(from)) return { phase: 'upcoming' };
  if (now < closes) return { phase: 'submissions', until: closes };
  if (now < votingOpens) return { phase: 'closed', until: votingOpens };
  if (now < votingCloses) return { phase: 'voting', until: votingCloses };
  return { phase: 'ended' };
}
