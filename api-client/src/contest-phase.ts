import { calendarDate, startOfDay } from './calendar.js';
import type { components } from './schema.js';

export type Phase = 'upcoming' | 'submissions' | 'closed' | 'voting' | 'ended';

export interface ContestPhase {
  phase: Phase;
  /** When the next phase begins, in milliseconds; absent if the phase has no countdown. */
  until?: number;
}

export type ContestDates = Pick<
  components['schemas']['ContestDto'],
  'timeZone' | 'entryGate' | 'announceAt' | 'opensAt' | 'closesAt' | 'votingOpensAt' | 'votingClosesAt'
>;

/**
 * When 'Submissions are open.' is true: all the time before voting where entries are always accepted, else in the
 * submission phase alone.
 */
export function submissionDates({
  entryGate,
  announceAt,
  opensAt,
  closesAt,
  votingOpensAt,
}: Pick<ContestDates, 'entryGate' | 'announceAt' | 'opensAt' | 'closesAt' | 'votingOpensAt'>) {
  return entryGate === 'always'
    ? { from: announceAt, until: votingOpensAt }
    : { from: opensAt, until: closesAt };
}

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
  const submissions = submissionDates(contest);
  const closes = dateOf(submissions.until);
  const votingOpens = dateOf(contest.votingOpensAt);
  const votingCloses = dateOf(contest.votingClosesAt);

  if (today < dateOf(submissions.from)) return { phase: 'upcoming' };
  if (today < closes) return { phase: 'submissions', until: startOfDay(closes, timeZone) };
  if (today < votingOpens) return { phase: 'closed', until: startOfDay(votingOpens, timeZone) };
  if (today < votingCloses) return { phase: 'voting', until: startOfDay(votingCloses, timeZone) };
  return { phase: 'ended' };
}
