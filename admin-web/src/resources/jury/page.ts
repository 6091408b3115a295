import type { ConsolePage } from '../../lib/console-page';
import { jurySentences } from './sentences';

const loadFailed = jurySentences.loadFailed;

export default {
  label: jurySentences.tab,
  resource: 'jury',
  path: 'contest/jury',
  place: 'contest',
  order: 40,
  list: { loadFailed, load: async () => (await import('./jury-page')).JuryPage },
} satisfies ConsolePage;
