import type { ConsolePage } from '../../lib/console-page';
import { placeSentences } from '../../lib/place-sentences';
import { dataSentences } from './sentences';

const loadFailed = dataSentences.kinds.loadFailed;

export default {
  label: dataSentences.tab,
  resource: 'data',
  path: 'settings/privacy',
  place: 'settings',
  tab: placeSentences.privacy,
  order: 70,
  list: { loadFailed, load: async () => (await import('./data-page')).DataPage },
} satisfies ConsolePage;
