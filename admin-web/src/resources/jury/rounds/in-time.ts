import { intlLocale } from '../../../lib/language';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

let format: Intl.RelativeTimeFormat | undefined;

/** The time until an instant, such as "in 3 days". It is rounded down, so that it never says more than is left. */
export function inTime(instant: string, now: string): string {
  format ??= new Intl.RelativeTimeFormat(intlLocale());
  const left = Math.max(0, Date.parse(instant) - Date.parse(now));
  if (left >= 2 * DAY_MS) return format.format(Math.floor(left / DAY_MS), 'day');
  if (left >= 2 * HOUR_MS) return format.format(Math.floor(left / HOUR_MS), 'hour');
  return format.format(Math.floor(left / MINUTE_MS), 'minute');
}
