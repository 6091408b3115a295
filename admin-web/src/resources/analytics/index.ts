import type { ResourceProps } from 'react-admin';
import { onDemand } from '../../components/on-demand';
import { translations } from '../../lib/sentences';

const { loadFailed } = translations.analytics;

export default {
  name: 'analytics',
  list: onDemand('analytics-page', loadFailed, async () => (await import('./analytics-page')).AnalyticsPage),
} satisfies ResourceProps;
