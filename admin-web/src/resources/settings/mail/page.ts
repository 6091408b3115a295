import type { ConsolePage } from '../../../lib/console-page';
import { placeSentences as t } from '../../../lib/place-sentences';

export default {
  label: t.mailServer,
  resource: 'mail-server',
  path: 'settings/email/server',
  place: 'settings',
  tab: t.email,
  order: 25,
  list: async () => (await import('./mail-settings')).MailSettings,
} satisfies ConsolePage;
