import { CONTEST_DATES, type ContestDate } from '@paattu/shared/contest-dates';
import type { Contest } from './api';
import { instantsOf, type ContestDraft } from './contest-draft';

const HOUR_MS = 3_600_000;
const FEWEST_HOURS_TO_COUNT = 72;

/** The dates that have passed. Those of a published contest stay as they are. */
export function passedDates(contest: Contest | undefined, now: number): ContestDate[] {
  if (!contest?.publishedAt) return [];
  return CONTEST_DATES.filter((date) => isPast(contest[date], now));
}

/** The dates of the announced contest that the draft moves to a later time. */
export function extendedDates(draft: ContestDraft, contest: Contest | undefined, now: number): ContestDate[] {
  if (!contest?.publishedAt || !isPast(contest.announceAt, now)) return [];
  const instants = instantsOf(draft);
  return CONTEST_DATES.filter((date) => {
    const [before, after] = [contest[date], instants[date]];
    return before !== null && after !== null && Date.parse(before) < Date.parse(after);
  });
}

/** Whether little time is left between the end of voting and the announcement of the winner. */
export function leavesLittleTimeToCount(draft: ContestDraft): boolean {
  const { votingClosesAt, winnerAt } = instantsOf(draft);
  if (votingClosesAt === null || winnerAt === null) return false;
  const hours = (Date.parse(winnerAt) - Date.parse(votingClosesAt)) / HOUR_MS;
  return hours >= 0 && hours < FEWEST_HOURS_TO_COUNT;
}

function isPast(instant: string | null, now: number): boolean {
  return instant !== null && Date.parse(instant) <= now;
}
