import type { ConsolePage } from '../../lib/console-page';
import { siteTextSentences } from './sentences';

const loadFailed = siteTextSentences.loadFailed;

export default {
  label: siteTextSentences.tab,
  path: 'texts',
  place: 90,
  icon: 'M4 5h16M4 5v3M20 5v3M12 5v14M9 19h6',
  list: { loadFailed, load: async () => (await import('./texts-page')).TextsPage },
} satisfies ConsolePage;
