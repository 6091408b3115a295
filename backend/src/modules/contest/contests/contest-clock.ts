import { CONTEST_DATES, isGateOpen, type ContestDate } from '@paattu/api-client/contest-dates';
import type { PublishedContest } from './contest.entity.js';

/** Whether the contest accepts entries at `now`. */
export function acceptsEntries(
  contest: Pick<PublishedContest, 'entryGate' | 'opensAt' | 'closesAt'>,
  now: Date,
): boolean {
  return isGateOpen(contest.entryGate, (date) => contest[date].getTime(), now.getTime());
}

/**
 * Whether entrants may change their entries at `now`: until submissions close, or until voting opens in a contest that always
 * accepts entries.
 */
export function acceptsChanges(
  contest: Pick<PublishedContest, 'entryGate' | 'closesAt' | 'votingOpensAt'>,
  now: Date,
): boolean {
  return now < endOfChanges(contest);
}

export function endOfChanges({
  entryGate,
  closesAt,
  votingOpensAt,
}: Pick<PublishedContest, 'entryGate' | 'closesAt' | 'votingOpensAt'>): Date {
  return entryGate === 'always' ? votingOpensAt : closesAt;
}

/** The first instant of the contest after `now`, or null. The instants are in order. */
export function nextInstant(contest: Pick<PublishedContest, ContestDate>, now: Date): Date | null {
  return CONTEST_DATES.map((name) => contest[name]).find((instant) => instant > now) ?? null;
}
