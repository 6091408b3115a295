import { useDates } from '../../../lib/dates';
import { abbreviateCount } from '../../../lib/format';
import { SITE_TIME_ZONE } from '../../../lib/time-zone';
import { useTranslations } from '../../../translations/use-translations';
import type { Entry } from '../facts/contest-queries';

/** The views of a video, with their source and time as its title. */
export function ViewCount({ entry }: { entry: Pick<Entry, 'viewCount' | 'viewsRefreshedAt'> }) {
  const { dateTime } = useDates();
  const t = useTranslations('contest').top;
  const { viewCount, viewsRefreshedAt } = entry;
  if (viewCount === null) return <span>{t.viewsUnknown}</span>;
  return (
    <span title={viewsRefreshedAt ? t.viewsAsOf(dateTime(viewsRefreshedAt, SITE_TIME_ZONE)) : undefined}>
      {t.views(abbreviateCount(viewCount))}
    </span>
  );
}

/** Where the views of a list come from, and the time of the oldest. YouTube demands both. */
export function ViewsSource({ entries }: { entries: readonly Pick<Entry, 'viewsRefreshedAt'>[] }) {
  const { dateTime } = useDates();
  const t = useTranslations('contest').top;
  const [oldest] = entries.flatMap(({ viewsRefreshedAt }) => viewsRefreshedAt ?? []).sort();
  if (!oldest) return null;
  return <p className="mt-6 text-sm text-ink-2">{t.viewsAsOf(dateTime(oldest, SITE_TIME_ZONE))}</p>;
}
