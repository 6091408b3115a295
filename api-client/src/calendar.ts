/** The calendar date of an instant in a time zone, as `2025-08-01`: such dates compare as text. */
export function calendarDate(instant: number, timeZone: string): string {
  return clockTime(instant, timeZone).slice(0, 10);
}

/** The instant at which a calendar date begins in a time zone. */
export function startOfDay(date: string, timeZone: string): number {
  return instantOf(`${date}T00:00`, timeZone);
}

/** What calendar and clock of a time zone show at an instant, as `2025-08-01T09:30:00`. */
export function clockTime(instant: number, timeZone: string): string {
  // Sweden writes dates as ISO 8601 does, but for the T.
  const written = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  // A year of fewer digits, such as one that is still being typed, is written without zeros before it.
  return written.format(instant).replace(' ', 'T').padStart(19, '0');
}

/** The instant at which calendar and clock of a time zone show `2025-08-01T09:30`. */
export function instantOf(clockTime: string, timeZone: string): number {
  const inUtc = Date.parse(`${clockTime}Z`);
  const guess = inUtc - offsetAt(inUtc, timeZone);
  // The clocks may have been put forward or back between this time here and the same in UTC.
  return inUtc - offsetAt(guess, timeZone);
}

/** How far the zone's clocks are ahead of UTC, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  return Date.parse(`${clockTime(instant, timeZone)}Z`) - Math.floor(instant / 1000) * 1000;
}
