import { calendarDate, startOfDay } from './calendar.js';
import type { components } from './schema.js';

export type Phase = 'upcoming' | 'submissions' | 'voting' | 'ended';

export interface ContestPhase {
  phase: Phase;
  /** When the next phase begins, for the phases that count down to it. */
  until?: number;
}

export type ContestDates = Pick<
  components['schemas']['ContestDto'],
  'timeZone' | 'announceAt' | 'votingOpensAt' | 'votingClosesAt'
>;

/**
 * The phase by the visitor's own calendar: a phase that begins on 1 August begins for everybody as their 1 August
 * does. So an instant counts as its date in the contest's time zone, at the visitor's midnight.
 */
export function contestPhase(
  contest: ContestDates,
  now: number,
  timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
): ContestPhase {
  const today = calendarDate(now, timeZone);
  const dateOf = (instant: string) => calendarDate(Date.parse(instant), contest.timeZone);
  const votingOpens = dateOf(contest.votingOpensAt);
  const votingCloses = dateOf(contest.votingClosesAt);

  if (today < dateOf(contest.announceAt)) return { phase: 'upcoming' };
  if (today < votingOpens) return { phase: 'submissions', until: startOfDay(votingOpens, timeZone) };
  if (today < votingCloses) return { phase: 'voting', until: startOfDay(votingCloses, timeZone) };
  return { phase: 'ended' };
}
