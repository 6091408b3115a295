import type { Day } from '../translations/date-words';
import { useTranslations } from '../translations/use-translations';

/** The day of a calendar date ('2025-05-30') or of an instant in a time zone. */
export function dayOf(date: string, timeZone = 'UTC'): Day {
  const parts = new Intl.DateTimeFormat('en', { year: 'numeric', month: 'numeric', day: 'numeric', timeZone })
    .formatToParts(new Date(date))
    .map(({ type, value }) => [type, Number(value)]);
  const { year, month, day } = Object.fromEntries(parts) as unknown as Day;
  return { year, month, day };
}

/** Writes dates in the language of the page. */
export function useDates() {
  const { dates } = useTranslations('site');
  return {
    date: (date: string, timeZone?: string) => dates.long(dayOf(date, timeZone)),
    dateRange: (first: string, last: string, timeZone: string) =>
      dates.range(dayOf(first, timeZone), dayOf(last, timeZone)),
    ordinalDate: (instant: string, timeZone: string) => dates.ordinal(dayOf(instant, timeZone)),
  };
}
