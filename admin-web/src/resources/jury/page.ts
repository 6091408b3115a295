import type { ConsolePage } from '../../lib/console-page';
import { jurySentences } from './sentences';

const loadFailed = jurySentences.loadFailed;

export default {
  label: jurySentences.tab,
  path: 'jury',
  place: 40,
  icon: 'M9 11a4 4 0 100-8 4 4 0 000 8zM2 20a7 7 0 0114 0M16 3.5a4 4 0 010 7M18.5 14a7 7 0 013.5 6',
  list: { loadFailed, load: async () => (await import('./jury-page')).JuryPage },
} satisfies ConsolePage;
