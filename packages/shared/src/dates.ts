/** A calendar day; the months count from 1. */
export interface Day {
  year: number;
  month: number;
  day: number;
}

/** How a language writes dates. The words are ours, because browsers and the server may know different ones. */
export interface DateWords {
  /** 30 May 2025. */
  long(day: Day): string;
  /** 1 to 15 August 2025; 17 June to 31 July 2025. A month or year that both days share appears once. */
  range(first: Day, last: Day): string;
  /** 30 May. */
  dayOfYear(day: Day): string;
  /** A time of day, where the language does not write it as 14:05. */
  time?(time: string): string;
  /** 30 May 2025, 14:05: an instant in a time zone. */
  moment(instant: string, timeZone: string): string;
}

/** The day of a calendar date ('2025-05-30') or of an instant in a time zone. */
export function dayOf(date: string, timeZone = 'UTC'): Day {
  const { year, month, day } = partsOf(date, timeZone);
  return { year: Number(year), month: Number(month), day: Number(day) };
}

/** The time of day of an instant in a time zone, as 14:05. */
export function timeOf(instant: string, timeZone: string): string {
  const { hour, minute } = partsOf(instant, timeZone);
  return `${hour}:${minute}`;
}

/** The day of an instant, with the time of day unless that is midnight. A midnight that ends a period ends the day before. */
export function dayOrMoment(instant: string, timeZone: string, words: DateWords, isEnd: boolean): string {
  if (timeOf(instant, timeZone) !== '00:00') return words.moment(instant, timeZone);
  const shown = isEnd ? new Date(Date.parse(instant) - 1).toISOString() : instant;
  return words.long(dayOf(shown, timeZone));
}

function partsOf(date: string, timeZone: string): Partial<Record<string, string>> {
  const format = new Intl.DateTimeFormat('en', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  return Object.fromEntries(format.formatToParts(new Date(date)).map(({ type, value }) => [type, value]));
}
