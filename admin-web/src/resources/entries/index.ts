import type { ResourceProps } from 'react-admin';
import { EntryList } from './entry-list';
import { EntryShow } from './show/entry-show';

export default { name: 'entries', list: EntryList, show: EntryShow } satisfies ResourceProps;
