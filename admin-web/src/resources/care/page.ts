import type { ConsolePage } from '../../lib/console-page';
import { careSentences } from './sentences';

const loadFailed = careSentences.loadFailed;

export default {
  label: careSentences.tab,
  resource: 'care',
  path: 'settings/care',
  place: 'settings',
  order: 80,
  list: { loadFailed, load: async () => (await import('./care-page')).CarePage },
} satisfies ConsolePage;
