import type { ConsolePage } from '../../../lib/console-page';
import { overviewSentences } from './sentences';

const loadFailed = overviewSentences.loadFailed;

export default {
  label: overviewSentences.tab,
  resource: 'overview',
  path: 'contest',
  place: 'contest',
  order: 5,
  list: { loadFailed, load: async () => (await import('./overview-page')).OverviewPage },
} satisfies ConsolePage;
