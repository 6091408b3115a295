import type { ConsolePage } from '../../lib/console-page';
import { messageSentences } from './sentences';

const loadFailed = messageSentences.loadFailed;

export default {
  label: messageSentences.tab,
  resource: 'messages',
  path: 'inbox',
  place: 'inbox',
  order: 10,
  permission: 'messages.answer',
  list: { loadFailed, load: async () => (await import('./contact-message-list')).ContactMessageList },
  show: { loadFailed, load: async () => (await import('./contact-message-show')).ContactMessageShow },
} satisfies ConsolePage;
