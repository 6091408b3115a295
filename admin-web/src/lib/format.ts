const date = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium' });
const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' });
const dateTime = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });
const shortTime = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
});
const time = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short' });
const dayAndMonth = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en-IN', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const integer = new Intl.NumberFormat('en-IN');
const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

export function formatDate(instant: string): string {
  return date.format(new Date(instant));
}

/** Formats a date without a time, such as `2025-08-01`, as the same day in every time zone. */
export function formatDay(calendarDate: string): string {
  return day.format(new Date(calendarDate));
}

export function formatDateTime(instant: string): string {
  return dateTime.format(new Date(instant));
}

/** Like `formatDateTime`, without the year. */
export function formatShortTime(instant: string): string {
  return shortTime.format(new Date(instant));
}

/** The time of day of an instant. */
export function formatTime(instant: string): string {
  return time.format(new Date(instant));
}

/** Like `formatDay`, without the year. */
export function formatDayAndMonth(calendarDate: string): string {
  return dayAndMonth.format(new Date(calendarDate));
}

/** The month of a date, with its year. */
export function formatMonth(calendarDate: string): string {
  return month.format(new Date(calendarDate));
}

/** Formats the days from the first to the last. */
export function formatDays(first: string, last: string): string {
  return day.formatRange(new Date(first), new Date(last));
}

export function formatCount(count: number): string {
  return integer.format(count);
}

export function formatRupees(amount: number): string {
  return rupees.format(amount);
}
