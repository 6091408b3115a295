import { dayOf } from '@paattu/shared/dates';
import { useTranslations } from '../translations/use-translations';

/** Writes dates in the language of the page. */
export function useDates() {
  const { dates } = useTranslations('site');
  return {
    date: (date: string, timeZone?: string) => dates.long(dayOf(date, timeZone)),
    dateTime: dates.moment,
    dateRange: (first: string, last: string, timeZone: string) =>
      dates.range(dayOf(first, timeZone), dayOf(last, timeZone)),
  };
}
