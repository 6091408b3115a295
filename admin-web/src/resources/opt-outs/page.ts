import type { ConsolePage } from '../../lib/console-page';
import { optOutSentences } from './sentences';

const loadFailed = optOutSentences.loadFailed;

export default {
  label: optOutSentences.tab,
  path: 'opt-outs',
  place: 120,
  icon: 'M12 3a9 9 0 100 18 9 9 0 000-18zM5.6 5.6l12.8 12.8',
  list: { loadFailed, load: async () => (await import('./opt-out-list')).OptOutList },
} satisfies ConsolePage;
