import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { Loaded } from '../../components/loaded';
import { PageHeader } from '../../components/page-header';
import type { ConsoleDataProvider } from '../../data-provider';
import { formatCount } from '../../lib/format';
import { translations } from '../../translations';
import { Charts } from './charts/charts';
import { Figures } from './figures';
import { QuickActions } from './quick-actions';
import { RecentActivity } from './recent-activity';
import { SongStatistics } from './song-statistics';

const t = translations.analytics;

export function AnalyticsPage() {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const query = useQuery({
    queryKey: ['analytics'],
    queryFn: () => dataProvider.loadAnalytics(),
    // Each visit of the page shows current figures.
    staleTime: 0,
  });

  return (
    <>
      <PageHeader title={t.heading}>
        <Button variant="outlined" onClick={() => void query.refetch()}>
          {translations.refresh}
        </Button>
      </PageHeader>
      <Loaded query={query} failure={t.loadFailed}>
        {(data) => (
          <>
            <Figures
              title={t.entries}
              figures={[
                { label: t.total, value: formatCount(data.entries.total) },
                { label: translations.entries.status.pending, value: formatCount(data.entries.pending) },
                { label: translations.entries.status.approved, value: formatCount(data.entries.approved) },
                { label: translations.entries.status.rejected, value: formatCount(data.entries.rejected) },
                { label: t.approvalRate, value: `${data.approvalRate}%` },
                {
                  label: t.averageViews,
                  value: formatCount(data.averageViews),
                  hint: t.averageViewsHint,
                },
              ]}
            />
            <Figures
              title={t.interactions}
              figures={(['upvote', 'downvote', 'download', 'play', 'total'] as const).map((type) => ({
                label: t.interaction[type],
                value: formatCount(data.interactions[type]),
              }))}
            />
            <QuickActions pending={data.entries.pending} />
            <Charts analytics={data} />
            <RecentActivity activities={data.recentActivity} />
            <SongStatistics songs={data.songs} />
          </>
        )}
      </Loaded>
    </>
  );
}
