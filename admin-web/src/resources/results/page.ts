import type { ConsolePage } from '../../lib/console-page';
import { resultSentences } from './sentences';

const loadFailed = resultSentences.loadFailed;

export default {
  label: resultSentences.tab,
  resource: 'results',
  path: 'contest/result',
  place: 'contest',
  order: 50,
  list: { loadFailed, load: async () => (await import('./results-page')).ResultsPage },
} satisfies ConsolePage;
