import type { ResourceProps } from 'react-admin';
import { onDemand } from '../../components/on-demand';
import { messageSentences } from './sentences';

const { loadFailed } = messageSentences;

export default {
  name: 'messages',
  list: onDemand(
    'contact-message-list',
    loadFailed,
    async () => (await import('./contact-message-list')).ContactMessageList,
  ),
  show: onDemand(
    'contact-message-show',
    loadFailed,
    async () => (await import('./contact-message-show')).ContactMessageShow,
  ),
} satisfies ResourceProps;
