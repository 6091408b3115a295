import type { ConsolePage } from '../../lib/console-page';
import { placeSentences as t } from '../../lib/place-sentences';

export default {
  label: t.care,
  resource: 'care',
  path: 'settings/care',
  place: 'settings',
  order: 80,
  list: async () => (await import('./care-page')).CarePage,
} satisfies ConsolePage;
