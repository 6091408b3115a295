import type { ConsolePage } from '../../lib/console-page';
import { entrySentences } from './sentences';

const loadFailed = entrySentences.loadFailed;

export default {
  label: entrySentences.tab,
  resource: 'entries',
  path: 'contest/entries',
  place: 'contest',
  order: 10,
  permission: 'entries.moderate',
  list: { loadFailed, load: async () => (await import('./list/entry-list')).EntryList },
  show: { loadFailed, load: async () => (await import('./review/entry-review')).EntryReview },
} satisfies ConsolePage;
