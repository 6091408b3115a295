import { calendarDate, startOfDay } from './calendar.js';
import type { components } from './schema.js';

export type Phase = 'upcoming' | 'submissions' | 'voting' | 'ended';

export interface ContestPhase {
  phase: Phase;
  /** When the next phase begins, in milliseconds; absent if the phase has no countdown. */
  until?: number;
}

export type ContestDates = Pick<
  components['schemas']['ContestDto'],
  'timeZone' | 'announceAt' | 'votingOpensAt' | 'votingClosesAt'
>;

/**
 * The phase in the visitor's calendar: a phase that begins on 1 August begins at midnight of 1 August in the visitor's
 * time zone. The date of an instant is its date in the contest's time zone.
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
