import type { ConsolePage } from '../../lib/console-page';
import { placeSentences as t } from '../../lib/place-sentences';

export default {
  label: t.messages,
  resource: 'messages',
  path: 'inbox',
  place: 'inbox',
  order: 10,
  permission: 'messages.answer',
  // At each address below it, too.
  list: async () => (await import('./inbox')).Inbox,
} satisfies ConsolePage;
