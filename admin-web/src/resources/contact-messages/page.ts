import type { ConsolePage } from '../../lib/console-page';
import { placeSentences as t } from '../../lib/place-sentences';

export default {
  label: t.messages,
  resource: 'messages',
  path: 'inbox',
  place: 'inbox',
  order: 10,
  permission: 'messages.answer',
  list: async () => (await import('./contact-message-list')).ContactMessageList,
  show: async () => (await import('./contact-message-show')).ContactMessageShow,
} satisfies ConsolePage;
