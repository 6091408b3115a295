const DAY = /^20\d\d-\d\d-\d\d$/;

/** The instant at which a day starts in the local time zone; `null` while its year is still being typed. */
export function startOfDay(day: string, daysLater = 0): string | null {
  if (!DAY.test(day)) return null;
  const start = new Date(`${day}T00:00`);
  start.setDate(start.getDate() + daysLater);
  return start.toISOString();
}

/** The local day that started at the instant, as a date field shows it. */
export function dayOf(instant: string | undefined, daysEarlier = 0): string {
  if (!instant) return '';
  const start = new Date(instant);
  start.setDate(start.getDate() - daysEarlier);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${start.getFullYear()}-${two(start.getMonth() + 1)}-${two(start.getDate())}`;
}
