const date = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium' });
const dateTime = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });
const calendarDay = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const integer = new Intl.NumberFormat('en-IN');

export function formatDate(instant: string): string {
  return date.format(new Date(instant));
}

export function formatDateTime(instant: string): string {
  return dateTime.format(new Date(instant));
}

/** A day of the calendar such as `2025-06-20`, which is in no zone. */
export function formatDay(day: string): string {
  return calendarDay.format(new Date(`${day}T00:00Z`));
}

export function formatCount(count: number): string {
  return integer.format(count);
}
