import type { ResourceProps } from 'react-admin';
import { EmailList } from './email-list';
import { EmailShow } from './email-show';

export const emails: ResourceProps = { name: 'emails', list: EmailList, show: EmailShow };
