import { useLocation } from 'react-router';
import type { ChosenContest } from './chosen-among';
import { useChosenContest } from './use-chosen-contest';

/** The contest of a list: that of a link to it, or the chosen one. */
export function useListContest(): ChosenContest {
  const { search } = useLocation();
  const { contestId } = filterOf(search);
  return useChosenContest(typeof contestId === 'string' ? contestId : undefined);
}

/** The filter of a list of one contest, beside the filters in the address. */
export function contestFilter({ contestId }: ChosenContest): { contestId?: string } {
  return contestId === undefined ? {} : { contestId };
}

/** The filter, the order and the length of the list, which begins with its first page. */
export function withoutContest(search: string): string {
  const parameters = new URLSearchParams(search);
  const { contestId: _, ...filter } = filterOf(search);
  parameters.set('filter', JSON.stringify(filter));
  parameters.delete('page');
  return String(parameters);
}

function filterOf(search: string): Record<string, unknown> {
  try {
    return JSON.parse(new URLSearchParams(search).get('filter') ?? '{}') as Record<string, unknown>;
  } catch {
    return {};
  }
}
