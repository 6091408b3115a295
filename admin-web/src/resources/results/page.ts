import type { ConsolePage } from '../../lib/console-page';
import { placeSentences as t } from '../../lib/place-sentences';

export default {
  label: t.result,
  resource: 'results',
  path: 'contest/result',
  place: 'contest',
  order: 50,
  list: async () => (await import('./results-page')).ResultsPage,
} satisfies ConsolePage;
