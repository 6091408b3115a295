import type { ResourceProps } from 'react-admin';
import { EntryList } from './list/entry-list';
import { EntryReview } from './review/entry-review';

export default { name: 'entries', list: EntryList, show: EntryReview } satisfies ResourceProps;
