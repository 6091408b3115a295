import type { ConsolePage } from '../../lib/console-page';
import { placeSentences as t } from '../../lib/place-sentences';

export default {
  label: t.siteTexts,
  resource: 'texts',
  path: 'settings/site',
  place: 'settings',
  tab: t.site,
  order: 10,
  list: async () => (await import('./texts-page')).TextsPage,
} satisfies ConsolePage;
