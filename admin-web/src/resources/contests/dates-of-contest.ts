import { CONTEST_DATES, type ContestDate, findDateOrderErrors } from '@paattu/shared/contest-dates';
import { isCompleteDateTime } from '../../lib/date-time-input';
import type { Contest } from './api';
import { instantsOf, toDraft, type ContestDraft } from './contest-draft';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
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

/** The dates that a date has passed by, because it moved and they did not. */
export interface LeftBehind {
  moved: ContestDate;
  /** By how many whole days. */
  days: number;
  dates: ContestDate[];
  /** Those that stay if the dates follow. */
  others: ContestDate[];
}

/** What has to follow the first date that moved; null while the dates are in order, or nothing that stayed can mend it. */
export function datesLeftBehind(draft: ContestDraft, contest: Contest): LeftBehind | null {
  const instants = instantsOf(draft);
  if (findDateOrderErrors((date) => Date.parse(instants[date] ?? '')).length === 0) return null;
  const stored = toDraft(contest);
  const moved = CONTEST_DATES.find((date) => isCompleteDateTime(draft[date]) && draft[date] > stored[date]);
  if (!moved) return null;
  const dates = CONTEST_DATES.slice(CONTEST_DATES.indexOf(moved) + 1).filter(
    (date) => draft[date] === stored[date],
  );
  if (dates.length === 0) return null;
  const days = Math.ceil((Date.parse(`${draft[moved]}Z`) - Date.parse(`${stored[moved]}Z`)) / DAY_MS);
  return { moved, days, dates, others: CONTEST_DATES.filter((date) => !dates.includes(date)) };
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
