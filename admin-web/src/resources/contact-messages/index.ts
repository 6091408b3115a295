import type { ResourceProps } from 'react-admin';
import { ContactMessageList } from './contact-message-list';
import { ContactMessageShow } from './contact-message-show';

export default {
  name: 'messages',
  list: ContactMessageList,
  show: ContactMessageShow,
} satisfies ResourceProps;
