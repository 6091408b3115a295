import { hasSameValues } from '../has-same-values';

/** The three texts of a record that two people edited at once. `Values` are the values of the form. */
export interface Conflict<Values> {
  /** The values that both began from. */
  before: Values;
  mine: Values;
  /** The values that were saved meanwhile. */
  theirs: Values;
}

export type Side = 'mine' | 'theirs';

/** The fields that differ. A field that the owner did not change is to be taken over. */
export function findDifferences<Field extends string>({
  before,
  mine,
  theirs,
}: Conflict<Record<Field, unknown>>): { field: Field; side: Side }[] {
  return (Object.keys(mine) as Field[])
    .filter((field) => !hasSameValues(mine[field], theirs[field]))
    .map((field) => ({ field, side: hasSameValues(mine[field], before[field]) ? 'theirs' : 'mine' }));
}
