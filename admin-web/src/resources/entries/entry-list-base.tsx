import type { ReactNode } from 'react';
import { ListBase } from 'react-admin';
import type { Entry } from '../../records';
import { NEWEST_FIRST, PER_PAGE } from './first-list';

/**
 * The list of entries that the address describes: filter, order and page. The review has it as well,
 * to know the place of its entry.
 */
export function EntryListBase({ children }: { children: ReactNode }) {
  return (
    <ListBase<Entry> sort={NEWEST_FIRST} perPage={PER_PAGE} queryOptions={{ onError: () => {} }}>
      {children}
    </ListBase>
  );
}
