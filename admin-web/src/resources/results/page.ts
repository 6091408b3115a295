import type { ConsolePage } from '../../lib/console-page';
import { resultSentences } from './sentences';

const loadFailed = resultSentences.loadFailed;

export default {
  label: resultSentences.tab,
  path: 'results',
  place: 50,
  icon: 'M12 3l2.2 4.6 5 .7-3.6 3.5.9 5-4.5-2.4-4.5 2.4.9-5L4.8 8.3l5-.7zM6 21h12',
  list: { loadFailed, load: async () => (await import('./results-page')).ResultsPage },
} satisfies ConsolePage;
