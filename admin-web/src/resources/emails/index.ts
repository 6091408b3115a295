import type { ResourceProps } from 'react-admin';
import { EmailList } from './email-list';
import { EmailShow } from './email-show';

export default { name: 'emails', list: EmailList, show: EmailShow } satisfies ResourceProps;
