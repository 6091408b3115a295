import { CONTEST_DATES, isGateOpen, type ContestDate } from '@paattu/shared/contest-dates';
import { winnerIsNewUntil } from '@paattu/shared/contest-state';
import { VOTE_GRACE_MINUTES } from '@paattu/shared/voting';
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

/** When the last vote can count: that of a link which was asked for before voting closed. */
export function endOfVotes({ votingClosesAt }: Pick<PublishedContest, 'votingClosesAt'>): Date {
  return new Date(votingClosesAt.getTime() + VOTE_GRACE_MINUTES * 60_000);
}

/**
 * The first instant of the contest after `now`, or null. The instants are in order; after the last one, the home page is about the
 * artist again.
 */
export function nextInstant(contest: Pick<PublishedContest, ContestDate>, now: Date): Date | null {
  const instants = CONTEST_DATES.map((name) => contest[name]);
  const last = new Date(winnerIsNewUntil(contest.winnerAt.getTime()));
  return [...instants, last].find((instant) => instant > now) ?? null;
}
