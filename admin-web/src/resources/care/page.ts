import type { ConsolePage } from '../../lib/console-page';
import { careSentences } from './sentences';

const loadFailed = careSentences.loadFailed;

export default {
  label: careSentences.tab,
  path: 'care',
  place: 165,
  icon: 'M12 3l7.5 3v5.5c0 4.6-3.1 8-7.5 9.5-4.4-1.5-7.5-4.9-7.5-9.5V6zM8.5 12l2.5 2.5 4.5-5',
  list: { loadFailed, load: async () => (await import('./care-page')).CarePage },
} satisfies ConsolePage;
