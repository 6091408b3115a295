import type { ConsolePage } from '../../lib/console-page';
import { analyticsSentences } from './sentences';

const loadFailed = analyticsSentences.loadFailed;

export default {
  label: analyticsSentences.tab,
  resource: 'analytics',
  path: 'stats',
  place: 'stats',
  order: 10,
  list: { loadFailed, load: async () => (await import('./analytics-page')).AnalyticsPage },
} satisfies ConsolePage;
