import type { ConsolePage } from '../../lib/console-page';
import { placeSentences } from '../../lib/place-sentences';
import { tokenSentences } from './sentences';

const loadFailed = tokenSentences.loadFailed;

export default {
  label: tokenSentences.tab,
  resource: 'tokens',
  path: 'settings/technical/tokens',
  place: 'settings',
  tab: placeSentences.technical,
  order: 100,
  list: { loadFailed, load: async () => (await import('./token-list')).TokenList },
} satisfies ConsolePage;
