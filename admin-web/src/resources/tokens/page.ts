import type { ConsolePage } from '../../lib/console-page';
import { placeSentences as t } from '../../lib/place-sentences';

export default {
  label: t.tokens,
  resource: 'tokens',
  path: 'settings/technical/tokens',
  place: 'settings',
  tab: t.technical,
  order: 100,
  list: async () => (await import('./token-list')).TokenList,
} satisfies ConsolePage;
