import type { ConsolePage } from '../../lib/console-page';
import { placeSentences as t } from '../../lib/place-sentences';

export default {
  label: t.account,
  resource: 'account',
  path: 'settings/team/account',
  place: 'settings',
  tab: t.team,
  order: 50,
  permission: 'entries.moderate',
  list: async () => (await import('./account-page')).AccountPage,
} satisfies ConsolePage;
