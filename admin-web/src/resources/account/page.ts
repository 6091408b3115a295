import type { ConsolePage } from '../../lib/console-page';
import { accountSentences } from './sentences';

const loadFailed = accountSentences.loadFailed;

export default {
  label: accountSentences.tab,
  path: 'account',
  place: 180,
  icon: 'M12 12a4 4 0 100-8 4 4 0 000 8zM4 20.5a8 8 0 0116 0',
  permission: 'entries.moderate',
  list: { loadFailed, load: async () => (await import('./account-page')).AccountPage },
} satisfies ConsolePage;
