import type { ReactNode } from 'react';
import { ListBase } from 'react-admin';
import type { Entry } from '../../records';

const NEWEST_FIRST = { field: 'submittedAt', order: 'DESC' } as const;

/**
 * The list of entries that the address describes: filter, order and page. The review has it as well,
 * to know the place of its entry.
 */
export function EntryListBase({ children }: { children: ReactNode }) {
  return (
    <ListBase<Entry> sort={NEWEST_FIRST} perPage={25} queryOptions={{ onError: () => {} }}>
      {children}
    </ListBase>
  );
}
