const date = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium' });
const dateTime = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });
const integer = new Intl.NumberFormat('en-IN');

export function formatDate(instant: string): string {
  return date.format(new Date(instant));
}

export function formatDateTime(instant: string): string {
  return dateTime.format(new Date(instant));
}

export function formatCount(count: number): string {
  return integer.format(count);
}
