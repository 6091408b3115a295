import type { ConsolePage } from '../../lib/console-page';
import { placeSentences as t } from '../../lib/place-sentences';

export default {
  label: t.entries,
  resource: 'entries',
  path: 'contest/entries',
  place: 'contest',
  order: 10,
  permission: 'entries.moderate',
  list: async () => (await import('./list/entry-list')).EntryList,
  show: async () => (await import('./review/entry-review')).EntryReview,
} satisfies ConsolePage;
