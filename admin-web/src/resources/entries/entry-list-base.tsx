import type { ReactNode } from 'react';
import { ListBase } from 'react-admin';
import type { Entry } from './api';
import { NEWEST_FIRST, PER_PAGE } from './first-list';
import { contestFilter, useListContest } from '../../chosen-contest/list-contest';

/**
 * The list of entries that the address describes, of the chosen contest: filter, order and page. The review has it as well,
 * to know the place of its entry.
 */
export function EntryListBase({ children }: { children: ReactNode }) {
  const contest = useListContest();
  return (
    <ListBase<Entry>
      sort={NEWEST_FIRST}
      perPage={PER_PAGE}
      filter={contestFilter(contest)}
      queryOptions={{ onError: () => {} }}
    >
      {children}
    </ListBase>
  );
}
