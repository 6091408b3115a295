import type { ResourceProps } from 'react-admin';
import { MessageList } from './message-list';
import { MessageShow } from './message-show';

export const messages: ResourceProps = { name: 'messages', list: MessageList, show: MessageShow };
