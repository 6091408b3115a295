import type { ConsolePage } from '../../../lib/console-page';
import { placeSentences as t } from '../../../lib/place-sentences';

export default {
  label: t.allSettings,
  resource: 'settings',
  path: 'settings/all',
  place: 'settings',
  order: 5,
  list: async () => (await import('./all-settings')).AllSettings,
} satisfies ConsolePage;
