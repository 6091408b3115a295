import { CONTEST_DATES, type ContestDate } from '@paattu/shared/contest-dates';

/** A phase of the timeline, from one date to the next. */
export interface Segment {
  /** The date that begins it. */
  date: ContestDate;
  from: number;
  until: number;
  /** In milliseconds. Infinite for the last one. */
  lasts: number;
  /** How much of it has passed, from 0 to 1; undefined unless it is the present one. */
  passed?: number;
}

/** The phases of a contest that last, in their order. The last one, after the winner's day, has no end. */
export function segmentsOf(instantOf: (date: ContestDate) => number, now: number): Segment[] {
  return CONTEST_DATES.flatMap((date, index) => {
    const next = CONTEST_DATES[index + 1];
    const from = instantOf(date);
    const until = next ? instantOf(next) : Infinity;
    if (until <= from) return [];
    const isNow = from <= now && now < until;
    const passed = next ? (now - from) / (until - from) : 0.5;
    return [{ date, from, until, lasts: until - from, ...(isNow && { passed }) }];
  });
}
