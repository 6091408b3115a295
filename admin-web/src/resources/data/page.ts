import type { ConsolePage } from '../../lib/console-page';
import { dataSentences } from './sentences';

const loadFailed = dataSentences.kinds.loadFailed;

export default {
  label: dataSentences.tab,
  path: 'data',
  place: 150,
  icon: 'M12 3c4.4 0 8 1.3 8 3s-3.6 3-8 3-8-1.3-8-3 3.6-3 8-3zM4 6v12c0 1.7 3.6 3 8 3s8-1.3 8-3V6M4 12c0 1.7 3.6 3 8 3s8-1.3 8-3',
  list: { loadFailed, load: async () => (await import('./data-page')).DataPage },
} satisfies ConsolePage;
