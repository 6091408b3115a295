import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../components/loaded';
import { translations } from '../../translations';

/** Loads the page when it is opened: the console opens with another one. */
export function AnalyticsOnDemand() {
  // Not `lazy`, which repeats its first failure.
  const query = useQuery({
    queryKey: ['analytics-page'],
    queryFn: () => import('./analytics-page'),
    staleTime: Infinity,
  });
  return (
    <Loaded query={query} failure={translations.analytics.loadFailed}>
      {({ AnalyticsPage }) => <AnalyticsPage />}
    </Loaded>
  );
}
