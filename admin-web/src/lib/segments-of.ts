import { CONTEST_DATES, type ContestDate } from '@paattu/shared/contest-dates';

/** A phase of the timeline, from one date to the next. */
export interface Segment {
  /** The date that begins it. */
  date: ContestDate;
  from: number;
  /** In milliseconds. Infinite for the last one. */
  lasts: number;
  /** How much of it has passed, from 0 to 1. That of the present one without an end is half. */
  passed: number;
  isNow: boolean;
  /** How wide it is drawn: long phases are wider, and short ones stay visible. */
  weight: number;
}

const DAY_MS = 86_400_000;

/** The phases of a contest that last, in their order. The last one, after the winner's day, has no end. */
export function segmentsOf(instantOf: (date: ContestDate) => number, now: number): Segment[] {
  return CONTEST_DATES.flatMap((date, index) => {
    const next = CONTEST_DATES[index + 1];
    const from = instantOf(date);
    const until = next ? instantOf(next) : Infinity;
    if (until <= from) return [];
    const isNow = from <= now && now < until;
    const share = next ? (now - from) / (until - from) : 0.5;
    const lasts = until - from;
    const weight = Number.isFinite(lasts) ? Math.sqrt(Math.max(1, lasts / DAY_MS)) : 1;
    return [{ date, from, lasts, passed: isNow ? share : until <= now ? 1 : 0, isNow, weight }];
  });
}
