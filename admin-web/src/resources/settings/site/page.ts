import type { ConsolePage } from '../../../lib/console-page';
import { placeSentences as t } from '../../../lib/place-sentences';

export default {
  label: t.siteSettings,
  resource: 'site-settings',
  path: 'settings/site/general',
  place: 'settings',
  tab: t.site,
  order: 15,
  list: async () => (await import('./site-settings')).SiteSettings,
} satisfies ConsolePage;
