import { localizedPath } from '@paattu/api-client/locales';
import { useLocale, useTranslations } from '../../../translations/use-translations';
import type { Contest } from '../facts/contest-queries';

/** The dates of a contest as a file for calendars, while there is a date to come. */
export function CalendarLink({ contest }: { contest: Contest }) {
  const t = useTranslations('gallery').contests;
  const locale = useLocale();
  if (contest.serverNow >= contest.winnerAt) return null;
  return (
    // A plain link: the browser hands the file to the calendar.
    <a href={localizedPath(locale, `/contests/${contest.slug}.ics`)} className="text-link tap">
      {t.calendar}
    </a>
  );
}
