import { CONTEST_DATES, type ContestDate, findDateOrderErrors } from '@paattu/shared/contest-dates';
import { isCompleteDateTime } from '../../lib/date-time-input';
import type { Contest } from './api';
import { postpone } from './date-plans';
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
  /** The first that it has passed by. */
  left: ContestDate;
  /** By how many whole days it moved. */
  days: number;
  /** Those that stay if the dates follow. */
  others: ContestDate[];
}

/** What has to follow a date that moved past another; null while the dates are in order, or if those that stayed cannot mend it. */
export function datesLeftBehind(draft: ContestDraft, contest: Contest): LeftBehind | null {
  const [error, ...others] = wrongOrders(draft);
  if (!error || others.length > 0) return null;
  const stored = toDraft(contest);
  const { earlier: moved, later: left } = error;
  if (!isCompleteDateTime(draft[moved]) || draft[moved] <= stored[moved]) return null;
  const after = CONTEST_DATES.slice(CONTEST_DATES.indexOf(left));
  const dates = after.filter((date) => draft[date] === stored[date]);
  const days = Math.ceil((Date.parse(`${draft[moved]}Z`) - Date.parse(`${stored[moved]}Z`)) / DAY_MS);
  const rest = CONTEST_DATES.filter((date) => !dates.includes(date));
  if (wrongOrders({ ...draft, ...postpone(draft, rest, days) }).length > 0) return null;
  return { moved, left, days, others: rest };
}

const wrongOrders = (draft: ContestDraft) => {
  const instants = instantsOf(draft);
  return findDateOrderErrors((date) => Date.parse(instants[date] ?? ''));
};

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
