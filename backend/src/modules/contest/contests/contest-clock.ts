import { CONTEST_DATES, type ContestDate } from '@paattu/api-client/contest-dates';
import type { PublishedContest } from './contest.entity.js';

/** Whether the contest accepts entries at `now`. The opening instant is included, the closing instant is not. */
export function acceptsEntries(
  contest: Pick<PublishedContest, 'entryGate' | 'opensAt' | 'closesAt'>,
  now: Date,
): boolean {
  return contest.entryGate === 'always' || (contest.opensAt <= now && now < contest.closesAt);
}

/** The first instant of the contest after `now`, or null. The instants are in order. */
export function nextInstant(contest: Pick<PublishedContest, ContestDate>, now: Date): Date | null {
  return CONTEST_DATES.map((name) => contest[name]).find((instant) => instant > now) ?? null;
}
