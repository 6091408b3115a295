import type { ResourceProps } from 'react-admin';
import { EntryList } from './entry-list';

export const entries: ResourceProps = { name: 'entries', list: EntryList };
