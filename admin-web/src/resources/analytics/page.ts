import type { ConsolePage } from '../../lib/console-page';
import { analyticsSentences } from './sentences';

const loadFailed = analyticsSentences.loadFailed;

export default {
  label: analyticsSentences.tab,
  path: 'analytics',
  place: 60,
  icon: 'M4 20h16M7 16v-5M12 16V5M17 16V9',
  list: { loadFailed, load: async () => (await import('./analytics-page')).AnalyticsPage },
} satisfies ConsolePage;
