/** The calendar date of an instant in a time zone, as `2025-08-01`: such dates compare as text. */
export function calendarDate(instant: number, timeZone: string): string {
  return clockTime(instant, timeZone).slice(0, 10);
}

/** The instant at which a calendar date begins in a time zone. */
export function startOfDay(date: string, timeZone: string): number {
  return instantOf(`${date}T00:00`, timeZone);
}

/** The local date and time of an instant in a time zone, as `2025-08-01T09:30:00`. */
export function clockTime(instant: number, timeZone: string): string {
  // The Swedish format has the parts in the order of ISO 8601. Only its digits are read: browsers may write other signs.
  const written = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const [year = '', ...others] = written
    .formatToParts(instant)
    .flatMap(({ type, value }) => (type === 'literal' ? [] : [value]));
  const [month, day, hour, minute, second] = others;
  // The formatter does not pad a year below 1000, which a form sends while the year is being typed.
  return `${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}:${second}`;
}

/** The instant of a local date and time, such as `2025-08-01T09:30`, in a time zone. */
export function instantOf(clockTime: string, timeZone: string): number {
  const inUtc = Date.parse(`${clockTime}Z`);
  const guess = inUtc - offsetAt(inUtc, timeZone);
  // The offset may change between this time in UTC and the same local time.
  return inUtc - offsetAt(guess, timeZone);
}

/** The offset of the time zone from UTC, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  return Date.parse(`${clockTime(instant, timeZone)}Z`) - Math.floor(instant / 1000) * 1000;
}
