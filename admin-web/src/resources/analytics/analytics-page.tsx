import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { Loaded } from '../../components/loaded';
import { PageHeader } from '../../components/page-header';
import type { ConsoleDataProvider } from '../../data-provider';
import { formatCount } from '../../format';
import { sentences } from '../../sentences';
import { Charts } from './charts/charts';
import { Figures } from './figures';
import { QuickActions } from './quick-actions';
import { RecentActivity } from './recent-activity';
import { SongStatistics } from './song-statistics';

const words = sentences.analytics;

export function AnalyticsPage() {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const query = useQuery({
    queryKey: ['analytics'],
    queryFn: () => dataProvider.loadAnalytics(),
    // The figures are those of the moment at which the page is opened.
    staleTime: 0,
  });

  return (
    <>
      <PageHeader title={words.heading}>
        <Button variant="outlined" onClick={() => void query.refetch()}>
          {sentences.refresh}
        </Button>
      </PageHeader>
      <Loaded query={query} failure={words.loadFailed}>
        {(data) => (
          <>
            <Figures
              title={words.entries}
              figures={[
                { label: words.total, value: formatCount(data.entries.total) },
                { label: sentences.entries.status.pending, value: formatCount(data.entries.pending) },
                { label: sentences.entries.status.approved, value: formatCount(data.entries.approved) },
                { label: sentences.entries.status.rejected, value: formatCount(data.entries.rejected) },
                { label: words.approvalRate, value: `${data.approvalRate}%` },
                {
                  label: words.averageViews,
                  value: formatCount(data.averageViews),
                  hint: words.averageViewsHint,
                },
              ]}
            />
            <Figures
              title={words.interactions}
              figures={(['upvote', 'downvote', 'download', 'play', 'total'] as const).map((type) => ({
                label: words.interaction[type],
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
