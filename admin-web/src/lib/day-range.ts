const DAY = /^20\d\d-\d\d-\d\d$/;

/** The instant at which a day of a date field begins here; `null` while its year is still being typed. */
export function startOfDay(day: string, daysLater = 0): string | null {
  if (!DAY.test(day)) return null;
  const start = new Date(`${day}T00:00`);
  start.setDate(start.getDate() + daysLater);
  return start.toISOString();
}

/** The day of a date field that began at the instant. */
export function dayOf(instant: string | undefined, daysEarlier = 0): string {
  if (!instant) return '';
  const start = new Date(instant);
  start.setDate(start.getDate() - daysEarlier);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${start.getFullYear()}-${two(start.getMonth() + 1)}-${two(start.getDate())}`;
}
