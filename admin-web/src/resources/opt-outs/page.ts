import type { ConsolePage } from '../../lib/console-page';
import { placeSentences as t } from '../../lib/place-sentences';

export default {
  label: t.optOuts,
  resource: 'opt-outs',
  path: 'settings/email/opt-outs',
  place: 'settings',
  tab: t.email,
  order: 30,
  list: async () => (await import('./opt-out-list')).OptOutList,
} satisfies ConsolePage;
