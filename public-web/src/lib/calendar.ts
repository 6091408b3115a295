/** The calendar date of an instant in a time zone, as `2025-08-01`: such dates compare as text. */
export function calendarDate(instant: number, timeZone: string): string {
  // Sweden writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(instant);
}

/** The instant at which a calendar date begins in a time zone. */
export function startOfDay(date: string, timeZone: string): number {
  const utcMidnight = Date.parse(`${date}T00:00:00Z`);
  const guess = utcMidnight - offsetAt(utcMidnight, timeZone);
  // The clock may have been put forward or back between midnight here and midnight UTC.
  return utcMidnight - offsetAt(guess, timeZone);
}

/** How far the zone's clocks are ahead of UTC, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const local = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(instant);
  return Date.parse(`${local.replace(' ', 'T')}Z`) - instant;
}
