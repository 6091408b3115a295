import { calendarDate, startOfDay as startIn } from '@paattu/shared/calendar';
import { siteZone } from './site-zone';

const DAY = /^20\d\d-\d\d-\d\d$/;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** The calendar date some days later. */
export const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The instant at which a day starts in the zone of the site; `null` while its year is still being typed. */
export function startOfDay(day: string, daysLater = 0): string | null {
  if (!DAY.test(day)) return null;
  return new Date(startIn(addDays(day, daysLater), siteZone())).toISOString();
}

/** The day of the site that started at the instant, as a date field shows it. */
export function dayOf(instant: string | undefined, daysEarlier = 0): string {
  if (!instant) return '';
  return addDays(calendarDate(Date.parse(instant), siteZone()), -daysEarlier);
}
