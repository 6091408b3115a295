import { clockTime, instantOf } from '@paattu/shared/calendar';
import { CONTEST_DATES, mapDates, type ContestDate } from '@paattu/shared/contest-dates';

const DAY_MS = 86_400_000;
const WEEK = 7;
/** Votes close an hour after voting, and then the owner checks them. */
const TIME_TO_COUNT_MS = 3 * DAY_MS;

type Dates = Record<ContestDate, Date | null>;

export interface NextDates {
  /** By how many years the dates move. */
  years: number;
  dates: Dates;
}

/**
 * The dates of a contest, moved together by whole weeks to about the same days of the next year in which all of them lie
 * ahead: each keeps its weekday, its clock time in the contest's zone, and its distance from the others. Only a winner who would be announced less than
 * 72 hours after voting ends moves to a later day.
 */
export function nextDates(dates: Dates, timeZone: string, now: Date): NextDates {
  const [first] = CONTEST_DATES.map((date) => dates[date]).filter((instant) => instant !== null);
  // Of a contest, its dates alone: what is copied must not name the contest itself.
  if (!first) return { years: 1, dates: mapDates(() => null) };
  for (let years = 1; ; years++) {
    const weeks = Math.round(daysInYears(first, timeZone, years) / WEEK);
    const move = (instant: Date) => addDays(instant, weeks * WEEK, timeZone);
    if (move(first) > now) {
      const moved = mapDates((date) => dates[date] && move(dates[date]));
      return { years, dates: { ...moved, winnerAt: withTimeToCount(moved, timeZone) } };
    }
  }
}

function withTimeToCount({ votingClosesAt, winnerAt }: Dates, timeZone: string): Date | null {
  if (!votingClosesAt || !winnerAt) return winnerAt;
  const missing = votingClosesAt.getTime() + TIME_TO_COUNT_MS - winnerAt.getTime();
  if (missing <= 0) return winnerAt;
  const days = Math.ceil(missing / DAY_MS);
  const later = addDays(winnerAt, days, timeZone);
  // A day on which summer time begins has 23 hours.
  return later.getTime() - winnerAt.getTime() < missing ? addDays(winnerAt, days + 1, timeZone) : later;
}

/** The days from the calendar date of an instant to the same date `years` later. */
function daysInYears(instant: Date, timeZone: string, years: number): number {
  const date = new Date(`${clockTime(instant.getTime(), timeZone).slice(0, 10)}T00:00Z`);
  const later = new Date(date);
  later.setUTCFullYear(date.getUTCFullYear() + years);
  return (later.getTime() - date.getTime()) / DAY_MS;
}

/** The same clock time some days later, also where a day of the zone has 23 or 25 hours. */
function addDays(instant: Date, days: number, timeZone: string): Date {
  const local = Date.parse(`${clockTime(instant.getTime(), timeZone)}Z`) + days * DAY_MS;
  return new Date(instantOf(new Date(local).toISOString().slice(0, 19), timeZone));
}
