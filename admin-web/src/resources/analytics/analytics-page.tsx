import { Box, IconButton, Tooltip, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Icon, icons } from '../../components/icon';
import { ViewsMeaning } from '../../components/views-meaning';
import { Loaded } from '../../components/loaded';
import { PageHeader } from '../../components/page-header';
import { useRequests } from '../../data-provider/use-requests';
import { formatCount, formatDays, nameOfZone } from '../../lib/format';
import { type Analytics, analyticsRequests } from './api';
import { analyticsSentences as t } from './sentences';
import { commonSentences } from '../../lib/sentences';
import { entrySentences } from '../entries/sentences';
import { chartColorsSx } from '../../components/charts/chart-colors';
import { DaySection } from './charts/day-section';
import { RankSections } from './charts/rank-sections';
import { Choices } from './choices';
import { FigureLine } from './figures/figure-line';
import { Totals } from './figures/totals';
import { QuickActions } from './quick-actions';
import { RecentActivity } from './recent-activity';
import { SongStatistics } from './song-statistics';
import { useChoice } from './use-choice';
import { daysOf } from './words';

export function AnalyticsPage() {
  const requests = useRequests(analyticsRequests);
  const { period, contestId, figure, choosePeriod, chooseAll, chooseFigure } = useChoice();
  const query = useQuery({
    queryKey: ['analytics', period, contestId],
    queryFn: () => requests.loadAnalytics({ period, contestId }),
    // Each visit of the page shows current figures.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

  return (
    <>
      <PageHeader title={t.heading} sentence={query.data ? sentenceOf(query.data) : null} />
      <Choices period={period} onPeriod={choosePeriod} isOfAll={contestId === undefined} onAll={chooseAll} />
      <Loaded query={query} failure={t.loadFailed}>
        {(data) => (
          <Box
            aria-busy={query.isPlaceholderData}
            sx={{ ...chartColorsSx, opacity: query.isPlaceholderData ? 0.5 : 1 }}
          >
            <Box sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
              <PeriodSentence analytics={data} isOfContest={contestId !== undefined} />
              <Tooltip title={commonSentences.refresh}>
                <IconButton
                  aria-label={commonSentences.refresh}
                  onClick={() => void query.refetch()}
                  sx={{ width: 44, height: 44, mt: '-10px' }}
                >
                  <Icon d={icons.refresh} />
                </IconButton>
              </Tooltip>
            </Box>
            <FigureLine analytics={data} chosen={figure} onChoose={chooseFigure} />
            <DaySection analytics={data} figure={figure} />
            <Box sx={columnsSx}>
              <RankSections analytics={data} />
              <RecentActivity activities={data.recentActivity} />
            </Box>
            <SongStatistics songs={data.songs} interactions={data.interactions} hint={daysOf(data)} />
            <Totals
              title={t.entries}
              hint={t.entriesHint}
              totals={[
                { label: t.total, value: formatCount(data.entries.total) },
                { label: entrySentences.status.pending, value: formatCount(data.entries.pending) },
                { label: entrySentences.status.approved, value: formatCount(data.entries.approved) },
                { label: entrySentences.status.rejected, value: formatCount(data.entries.rejected) },
                { label: entrySentences.status.withdrawn, value: formatCount(data.entries.withdrawn) },
                approvalRate(data),
                {
                  label: t.averageViews,
                  value: data.mostViewed.length === 0 ? t.noneYet : formatCount(data.averageViews),
                  hint: t.averageViewsHint,
                },
              ]}
            />
            <ViewsMeaning />
            <QuickActions pending={data.entries.pending} contestId={contestId} />
          </Box>
        )}
      </Loaded>
    </>
  );
}

function sentenceOf({ period: { plays }, previousPeriod }: Analytics): string {
  if (plays === 0 && !previousPeriod) return t.say.none;
  const before = previousPeriod ? formatCount(previousPeriod.plays) : undefined;
  return t.say.plays(plays, formatCount(plays), before);
}

function approvalRate({ approvalRate: rate, entries: { total, withdrawn, approved, pending } }: Analytics) {
  const all = total - withdrawn;
  return {
    label: t.approvalRate,
    value: all === 0 ? t.noneYet : `${rate}%`,
    hint: t.approvalRateHint(formatCount(approved), formatCount(all), formatCount(pending)),
  };
}

const columnsSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  gap: 5,
  mb: 5,
};

interface Props {
  analytics: Analytics;
  isOfContest: boolean;
}

/** The days that are shown and compared. Screen readers hear it when another period is chosen. */
function PeriodSentence({ analytics: { period, previousPeriod, timeZone }, isOfContest }: Props) {
  const days = formatDays(period.first, period.last);
  return (
    <Typography role="status" sx={{ mb: 2, color: 'text.secondary' }}>
      {previousPeriod ? t.against(days, formatDays(previousPeriod.first, previousPeriod.last)) : t.all(days)}{' '}
      {t.zone(nameOfZone(timeZone))} {isOfContest && t.songsOfSite}
    </Typography>
  );
}
