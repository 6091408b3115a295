import { useQuery } from '@tanstack/react-query';
import { PageSection } from '../../components/page-section';
import { useCreatePath } from '../../components/use-create-path';
import { useMay } from '../../components/use-may';
import { useRequests } from '../../data-provider/use-requests';
import { formatDayAndMonth } from '../../lib/format';
import { type Analytics, type AnalyticsDay, analyticsRequests } from '../analytics/api';
import styles from './home.module.css';
import { PageLink } from './page-link';
import { homeSentences as t } from './sentences';

/** How often the songs were played in seven days, for the owner. A failure shows nothing. */
export function useWeek() {
  const requests = useRequests(analyticsRequests);
  return useQuery({
    // As on the page of the figures.
    queryKey: ['analytics', '7', undefined],
    queryFn: () => requests.loadAnalytics({ period: '7' }),
    enabled: useMay('site.manage'),
  });
}

/** A line of fewer plays than these shows nothing that the sentence does not say. */
const FEWEST_PLAYS = 10;

export function Week({ of: { period, previousPeriod, days } }: { of: Analytics }) {
  const createPath = useCreatePath();
  return (
    <PageSection title={t.week}>
      <p className={styles.text}>{t.plays(period.plays, previousPeriod?.plays)}</p>
      {period.plays >= FEWEST_PLAYS && <PlaysOfDays days={days} />}
      <PageLink to={createPath({ resource: 'analytics', type: 'list' })}>{t.toStats}</PageLink>
    </PageSection>
  );
}

const WIDTH = 300;
const HEIGHT = 56;

/** The plays of each day as a line. The page of the figures has them in words. */
function PlaysOfDays({ days }: { days: AnalyticsDay[] }) {
  const most = Math.max(...days.map(({ plays }) => plays));
  const points = days.map(({ plays }, index) => {
    const x = (index / Math.max(1, days.length - 1)) * WIDTH;
    return `${x.toFixed(1)},${(HEIGHT - 2 - (plays / most) * (HEIGHT - 4)).toFixed(1)}`;
  });
  return (
    <div aria-hidden="true" className={styles.plays}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
        <polygon points={`0,${HEIGHT} ${points.join(' ')} ${WIDTH},${HEIGHT}`} />
        <polyline points={points.join(' ')} />
      </svg>
      {[days[0], days.at(-1)].map((day) => day && <span key={day.date}>{formatDayAndMonth(day.date)}</span>)}
    </div>
  );
}
