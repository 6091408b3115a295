import type { ConsolePage } from '../../lib/console-page';
import { placeSentences as t } from '../../lib/place-sentences';

export default {
  label: t.analytics,
  resource: 'analytics',
  path: 'stats',
  place: 'stats',
  order: 10,
  list: async () => (await import('./analytics-page')).AnalyticsPage,
} satisfies ConsolePage;
