import type { ConsolePage } from '../../lib/console-page';
import { voteSentences } from './sentences';

const loadFailed = voteSentences.clusters.loadFailed;

export default {
  label: voteSentences.tab,
  path: 'votes',
  place: 30,
  icon: 'M5 11v9h14v-9M5 11l2.5-7h9L19 11M5 11h14M9.5 7.5l2 2 3.5-3.5',
  list: { loadFailed, load: async () => (await import('./votes-page')).VotesPage },
} satisfies ConsolePage;
