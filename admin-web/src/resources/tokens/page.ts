import type { ConsolePage } from '../../lib/console-page';
import { tokenSentences } from './sentences';

const loadFailed = tokenSentences.loadFailed;

export default {
  label: tokenSentences.tab,
  path: 'tokens',
  place: 140,
  icon: 'M14.5 9.5a4.5 4.5 0 10-4.2 4.5L12 16h2v2h2v2h4v-3.5l-5.8-5.8M16 5h.01',
  list: { loadFailed, load: async () => (await import('./token-list')).TokenList },
} satisfies ConsolePage;
