import type { ResourceProps } from 'react-admin';
import { onDemand } from '../../components/on-demand';
import { analyticsSentences } from './sentences';

const { loadFailed } = analyticsSentences;

export default {
  name: 'analytics',
  list: onDemand('analytics-page', loadFailed, async () => (await import('./analytics-page')).AnalyticsPage),
} satisfies ResourceProps;
