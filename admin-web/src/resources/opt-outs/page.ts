import type { ConsolePage } from '../../lib/console-page';
import { placeSentences } from '../../lib/place-sentences';
import { optOutSentences } from './sentences';

const loadFailed = optOutSentences.loadFailed;

export default {
  label: optOutSentences.tab,
  resource: 'opt-outs',
  path: 'settings/email/opt-outs',
  place: 'settings',
  tab: placeSentences.email,
  order: 30,
  list: { loadFailed, load: async () => (await import('./opt-out-list')).OptOutList },
} satisfies ConsolePage;
