import type { ConsolePage } from '../../lib/console-page';
import { placeSentences } from '../../lib/place-sentences';
import { accountSentences } from './sentences';

const loadFailed = accountSentences.loadFailed;

export default {
  label: accountSentences.tab,
  resource: 'account',
  path: 'settings/team/account',
  place: 'settings',
  tab: placeSentences.team,
  order: 50,
  permission: 'entries.moderate',
  list: { loadFailed, load: async () => (await import('./account-page')).AccountPage },
} satisfies ConsolePage;
