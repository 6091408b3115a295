import type { ConsolePage } from '../../lib/console-page';
import { placeSentences } from '../../lib/place-sentences';
import { siteTextSentences } from './sentences';

const loadFailed = siteTextSentences.loadFailed;

export default {
  label: siteTextSentences.tab,
  resource: 'texts',
  path: 'settings/site',
  place: 'settings',
  tab: placeSentences.site,
  order: 10,
  list: { loadFailed, load: async () => (await import('./texts-page')).TextsPage },
} satisfies ConsolePage;
