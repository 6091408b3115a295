import type { ConsolePage } from '../../lib/console-page';
import { voteSentences } from './sentences';

const loadFailed = voteSentences.clusters.loadFailed;

export default {
  label: voteSentences.tab,
  resource: 'votes',
  path: 'contest/votes',
  place: 'contest',
  order: 30,
  list: { loadFailed, load: async () => (await import('./votes-page')).VotesPage },
} satisfies ConsolePage;
