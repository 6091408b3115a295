import type { ContestDate } from '@paattu/shared/contest-dates';
import { dayOf } from '@paattu/shared/dates';
import { dates as english } from '@paattu/shared/dates/en';
import { dates as malayalam } from '@paattu/shared/dates/ml';
import { beginningInWords, deadlineInWords } from '@paattu/shared/deadlines';
import { consoleLanguage, intlLocale } from './language';
import { siteZone } from './site-zone';

const DATES = { en: english, ml: malayalam };

/** 24 hours, as on the site and in emails. */
const CLOCK = { hourCycle: 'h23' } as const;

// `dateStyle` and `timeStyle` cannot be combined with the time zone.
const IN_ZONE = {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

export const formatDate = formatter({ dateStyle: 'medium' });

/** Formats a date without a time, such as `2025-08-01`, as the same day in every time zone. */
export const formatDay = formatter({ dateStyle: 'medium', timeZone: 'UTC' });

export const formatDateTime = formatter({ dateStyle: 'medium', timeStyle: 'short' });

/** Like `formatDateTime`, with the time zone: for a time that decides something, such as a publication. */
export const formatZonedTime = formatter({ ...IN_ZONE, year: 'numeric' });

/** Like `formatZonedTime`, in the zone of a contest. */
export function formatInZone(date: string, timeZone: string): string {
  return new Intl.DateTimeFormat(intlLocale(), { ...CLOCK, ...IN_ZONE, year: 'numeric', timeZone }).format(
    new Date(date),
  );
}

/** The end of a period that is ahead, after 'until' or 'to', as visitors read it: midnight on Thursday 3 December. */
export function formatDeadline(instant: string, timeZone = siteZone()): string {
  return withZone(
    deadlineInWords(instant, timeZone, consoleLanguage(), DATES[consoleLanguage()]),
    instant,
    timeZone,
  );
}

/** The beginning of a period that is ahead, as visitors read it: on Friday 4 December. */
export function formatBeginning(instant: string, timeZone: string): string {
  return withZone(
    beginningInWords(instant, timeZone, consoleLanguage(), DATES[consoleLanguage()]),
    instant,
    timeZone,
  );
}

/** A date of a contest that is ahead. Two of them end a period, the others begin one. */
export function formatContestDate(date: ContestDate, instant: string, timeZone: string): string {
  const isEnd = date === 'closesAt' || date === 'votingClosesAt';
  return (isEnd ? formatDeadline : formatBeginning)(instant, timeZone);
}

/** Names the zone of a contest that has another one than the site. */
function withZone(words: string, instant: string, timeZone: string): string {
  if (timeZone === siteZone()) return words;
  const parts = new Intl.DateTimeFormat(intlLocale(), { timeZone, timeZoneName: 'short' }).formatToParts(
    new Date(instant),
  );
  return `${words} (${parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone})`;
}

/** The day of an instant in the zone of a contest, without the year. */
export function formatDateInZone(date: string, timeZone: string): string {
  return new Intl.DateTimeFormat(intlLocale(), { day: 'numeric', month: 'short', timeZone }).format(
    new Date(date),
  );
}

const formatTimeOfThisYear = formatter(IN_ZONE);

/** Like `formatZonedTime`, without the year if it is the present one. */
export function formatShortZonedTime(date: string): string {
  const yearOf = (instant: string) => dayOf(instant, siteZone()).year;
  const isThisYear = yearOf(date) === yearOf(new Date().toISOString());
  return isThisYear ? formatTimeOfThisYear(date) : formatZonedTime(date);
}

/** The time of day of an instant. */
export const formatTime = formatter({ timeStyle: 'short' });

/** Like `formatDay`, without the year. */
export const formatDayAndMonth = formatter({ day: 'numeric', month: 'short', timeZone: 'UTC' });

/** The month of a date, with its year. */
export const formatMonth = formatter({ month: 'short', year: 'numeric', timeZone: 'UTC' });

/** Formats the days from the first to the last. */
export function formatDays(first: string, last: string): string {
  const days = new Intl.DateTimeFormat(intlLocale(), { dateStyle: 'medium', timeZone: 'UTC' });
  return days.formatRange(new Date(first), new Date(last));
}

let integer: Intl.NumberFormat | undefined;

export function formatCount(count: number): string {
  integer ??= new Intl.NumberFormat(intlLocale());
  return integer.format(count);
}

const HOUR_MS = 3_600_000;

/** How long something lasts, such as 10 minutes, 30 hours or 3 days. */
export function formatLength(lasts: number): string {
  const minutes = Math.max(1, Math.round(lasts / 60_000));
  const hours = Math.round(lasts / HOUR_MS);
  const [count, unit] =
    minutes < 60
      ? [minutes, 'minute']
      : hours < 48 && hours !== 24
        ? [hours, 'hour']
        : [Math.round(hours / 24), 'day'];
  return new Intl.NumberFormat(intlLocale(), { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

/** A number with one decimal. */
export const formatTenths = (number: number) => number.toFixed(1);

/** The name of a time zone, such as India Standard Time, or IST. */
export function nameOfZone(
  timeZone: string,
  timeZoneName: 'longGeneric' | 'shortGeneric' = 'longGeneric',
): string {
  const parts = new Intl.DateTimeFormat(intlLocale(), {
    timeZone,
    timeZoneName,
  }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/**
 * Formats instants in the zone of the site, unless the options name another one. Made at its first use: a slow phone takes some milliseconds for
 * each, and a page uses few.
 */
export function formatter(options: Intl.DateTimeFormatOptions): (date: string) => string {
  let format: Intl.DateTimeFormat | undefined;
  let zone = '';
  return (date) => {
    if (!format || zone !== siteZone()) {
      zone = siteZone();
      format = new Intl.DateTimeFormat(intlLocale(), { ...CLOCK, timeZone: zone, ...options });
    }
    return format.format(new Date(date));
  };
}
