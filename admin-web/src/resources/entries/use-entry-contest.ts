import { useLocation } from 'react-router';
import type { ChosenContest } from '../../chosen-contest/chosen-among';
import { useChosenContest } from '../../chosen-contest/use-chosen-contest';

/** The contest of the entries: that of a link to a list, or the chosen one. */
export function useEntryContest(): ChosenContest {
  const { search } = useLocation();
  return useChosenContest(contestOf(search));
}

/** The filter of the entries of a contest, beside the filters in the address. */
export function contestFilter({ contestId }: Pick<ChosenContest, 'contestId'>): { contestId?: string } {
  return contestId === undefined ? {} : { contestId };
}

function contestOf(search: string): string | undefined {
  try {
    const filter = JSON.parse(new URLSearchParams(search).get('filter') ?? '{}') as { contestId?: unknown };
    return typeof filter.contestId === 'string' ? filter.contestId : undefined;
  } catch {
    return undefined;
  }
}
