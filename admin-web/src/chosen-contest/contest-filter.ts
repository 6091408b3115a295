import type { ChosenContest } from './chosen-among';

/** The filter of a list of one contest, beside the filters in the address. */
export function contestFilter({ contestId }: ChosenContest): { contestId: string } {
  return { contestId };
}
