import type { ConsolePage } from '../../lib/console-page';
import { messageSentences } from './sentences';

const loadFailed = messageSentences.loadFailed;

export default {
  label: messageSentences.tab,
  path: 'messages',
  place: 100,
  icon: 'M4 5h16v11H10l-4 4v-4H4zM8 9h8M8 12.5h5',
  isInPhoneBar: true,
  permission: 'messages.answer',
  list: { loadFailed, load: async () => (await import('./contact-message-list')).ContactMessageList },
  show: { loadFailed, load: async () => (await import('./contact-message-show')).ContactMessageShow },
} satisfies ConsolePage;
