import type { ReactNode } from 'react';
import { NewestList } from '../../components/newest-list';
import type { Entry } from './api';
import { NEWEST_FIRST } from './first-list';
import { contestFilter } from '../../chosen-contest/contest-filter';
import { useChosenContest } from '../../chosen-contest/use-chosen-contest';

/**
 * The list of entries that the address describes, of the chosen contest: filter, order and page. The review has it as well,
 * to know the place of its entry.
 */
export function EntryListBase({ children }: { children: ReactNode }) {
  const contest = useChosenContest();
  return (
    <NewestList<Entry> by={NEWEST_FIRST.field} filter={contestFilter(contest)}>
      {children}
    </NewestList>
  );
}
