import { CONTEST_DATES, isGateOpen, type ContestDate } from '@paattu/api-client/contest-dates';
import type { PublishedContest } from './contest.entity.js';

/** Whether the contest accepts entries at `now`. */
export function acceptsEntries(
  contest: Pick<PublishedContest, 'entryGate' | 'opensAt' | 'closesAt'>,
  now: Date,
): boolean {
  return isGateOpen(contest.entryGate, (date) => contest[date].getTime(), now.getTime());
}

/** The first instant of the contest after `now`, or null. The instants are in order. */
export function nextInstant(contest: Pick<PublishedContest, ContestDate>, now: Date): Date | null {
  return CONTEST_DATES.map((name) => contest[name]).find((instant) => instant > now) ?? null;
}
