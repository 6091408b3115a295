import { Box } from '@mui/material';
import { lazy } from 'react';
import { formatCount, formatDay, formatDayAndMonth, formatMonth } from '../../../lib/format';
import type { Analytics } from '../api';
import { analyticsSentences as t } from '../sentences';
import type { Figure } from '../use-choice';
import { dayCountOf } from '../words';
import { ChartSection } from '../../../components/charts/chart-section';

/** Loaded on demand: recharts is as large as the rest of the page. */
const DayChart = lazy(() => import('../day-chart'));

interface Props {
  analytics: Analytics;
  figure: Figure;
}

/** The days of one figure. */
export function DaySection({ analytics, figure }: Props) {
  const { days, unit, period } = analytics;
  const label = t.figure[figure];
  const name = unit === 'month' ? formatMonth : formatDayAndMonth;
  const bars = days.map((day) => ({ day: name(day.date), count: day[figure] }));
  const busiest = bars.reduce((best, bar) => (bar.count > best.count ? bar : best), { day: '', count: 0 });
  const most = (unit === 'month' ? t.mostInMonth : t.most)(busiest.day, formatCount(busiest.count));
  const title = t.perUnit(label, unit);
  const count = dayCountOf(analytics);
  const titleOfPeriod = count === null ? t.ofAll(title, formatDay(period.first)) : t.lastDays(title, count);

  if (period[figure] === 0) return null;
  return (
    <Box sx={{ mb: 5 }}>
      <ChartSection
        title={title}
        hint={most}
        summary={t.summary(titleOfPeriod, formatCount(period[figure]), most)}
        head={[t.unit[unit], label]}
        rows={bars.map((bar) => [bar.day, formatCount(bar.count)])}
      >
        <DayChart bars={bars} label={label} unit={unit} />
      </ChartSection>
    </Box>
  );
}
