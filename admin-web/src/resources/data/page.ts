import type { ConsolePage } from '../../lib/console-page';
import { placeSentences as t } from '../../lib/place-sentences';

export default {
  label: t.privacy,
  resource: 'data',
  path: 'settings/privacy',
  place: 'settings',
  tab: t.privacy,
  order: 70,
  list: async () => (await import('./data-page')).DataPage,
} satisfies ConsolePage;
