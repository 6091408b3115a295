import { type Day, dayOf, timeOf } from '@paattu/shared/dates';

/** The end of a period as people read it. */
export interface Deadline {
  day: Day;
  /** 0 is Sunday. */
  weekday: number;
  /** Null at midnight, which ends the day. */
  time: string | null;
}

/** Midnight ends the day before: nobody reads 00:00 of the next day as the night before. */
export function deadlineOf(instant: string, timeZone: string): Deadline {
  const time = timeOf(instant, timeZone);
  const isMidnight = time === '00:00';
  const day = dayOf(isMidnight ? new Date(Date.parse(instant) - 1).toISOString() : instant, timeZone);
  const weekday = new Date(Date.UTC(day.year, day.month - 1, day.day)).getUTCDay();
  return { day, weekday, time: isMidnight ? null : time };
}
