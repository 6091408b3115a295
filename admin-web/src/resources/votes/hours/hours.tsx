import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { lazy, useId, useState } from 'react';
import { Loaded } from '../../../components/loaded';
import { useRequests } from '../../../data-provider/use-requests';
import { formatCount, formatDateTime } from '../../../lib/format';
import { toggleSx } from '../../../lib/toggle-styles';
import { voteRequests, type VotesHour } from '../api';
import { voteSentences } from '../sentences';
import { chartColorsSx } from '../../../components/charts/chart-colors';
import { ChartSection } from '../../../components/charts/chart-section';
import { fillOf, Hatching, Swatch } from '../../../components/charts/patterns';
import { everyHour } from './every-hour';

/** Loaded on demand: recharts is as large as the rest of the page. */
const HoursChart = lazy(() => import('./hours-chart'));

const t = voteSentences.hours;
const HOURS_OF_3_DAYS = 72;

/** The votes of the whole contest in each hour. */
export function Hours({ contestId }: { contestId: string }) {
  const requests = useRequests(voteRequests);
  const query = useQuery({
    queryKey: ['votes', contestId, 'hours'],
    queryFn: () => requests.listVotesPerHour(contestId),
    staleTime: 0,
  });
  return (
    <Box sx={{ ...chartColorsSx, mb: 4 }}>
      <Loaded query={query} failure={t.loadFailed}>
        {(hours) => <Histogram hours={hours} />}
      </Loaded>
    </Box>
  );
}

function Histogram({ hours }: { hours: VotesHour[] }) {
  const hatching = `${useId()}-hatching`;
  const [range, setRange] = useState<'days' | 'all'>('days');
  const bars = everyHour(hours, range === 'days' ? HOURS_OF_3_DAYS : undefined);
  const sum = (figure: 'counted' | 'quarantined') =>
    formatCount(bars.reduce((total, bar) => total + bar[figure], 0));
  const busiest = bars.reduce(
    (best, bar) => {
      const votes = bar.counted + bar.quarantined;
      return votes > best.votes ? { hour: formatDateTime(bar.hour), votes } : best;
    },
    { hour: '', votes: 0 },
  );
  const most = t.most(busiest.hour, formatCount(busiest.votes));

  return (
    <ChartSection
      title={t.title}
      hint={most}
      summary={t.summaryOf(sum('counted'), sum('quarantined'), most)}
      empty={bars.length === 0 && t.none}
      head={[t.hour, t.counted, t.quarantined]}
      rows={bars.map(({ hour, counted, quarantined }) => [
        formatDateTime(hour),
        formatCount(counted),
        formatCount(quarantined),
      ])}
      controls={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1, mt: 1 }}>
          <Hatching id={hatching} />
          {[t.counted, t.quarantined].map((label, series) => (
            <Box key={label} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Swatch fill={fillOf(series, hatching)} /> {label}
            </Box>
          ))}
          <ToggleButtonGroup
            exclusive
            aria-label={t.range}
            value={range}
            onChange={(_, chosen: 'days' | 'all' | null) => chosen && setRange(chosen)}
            sx={{ ...toggleSx, ml: { sm: 'auto' } }}
          >
            <ToggleButton value="days">{t.days}</ToggleButton>
            <ToggleButton value="all">{t.all}</ToggleButton>
          </ToggleButtonGroup>
        </Box>
      }
    >
      <HoursChart bars={bars} hatching={hatching} />
    </ChartSection>
  );
}
