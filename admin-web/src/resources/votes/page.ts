import type { ConsolePage } from '../../lib/console-page';
import { placeSentences as t } from '../../lib/place-sentences';

export default {
  label: t.votes,
  resource: 'votes',
  path: 'contest/votes',
  place: 'contest',
  order: 30,
  list: async () => (await import('./votes-page')).VotesPage,
} satisfies ConsolePage;
