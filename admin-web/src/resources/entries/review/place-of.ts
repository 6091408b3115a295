import type { Entry } from '../api';

/** Some rows of a list, one after another. */
export interface Stretch {
  rows: Entry[];
  /** The number of the list's rows before them. */
  offset: number;
}

export interface Place {
  /** The entry's index in the whole list; null if it is not in these rows. */
  index: number | null;
  previous: Entry | null;
  next: Entry | null;
}

/** The position of an entry among those that stay in the list: a decision that is not sent yet has not left it. */
export function withoutDecided(
  { number, total }: Record<'number' | 'total', number>,
  { rows, offset }: Stretch,
  id: string,
  leaves: (id: string) => boolean,
): Record<'number' | 'total', number> {
  const left = rows.map((row, index) => ({ id: row.id, index: offset + index + 1 }));
  const gone = left.filter((row) => row.id !== id && leaves(row.id));
  return { number: number - gone.filter(({ index }) => index < number).length, total: total - gone.length };
}

/**
 * Finds the place of an entry in its list. An entry that has left the list, for example because a decision changed its
 * status, stays between its neighbours: the next one has taken its index.
 */
export function placeOf(id: string, { rows, offset }: Stretch, lastIndex: number | null): Place {
  const at = rows.findIndex((row) => row.id === id);
  if (at !== -1) {
    return { index: offset + at, previous: rows[at - 1] ?? null, next: rows[at + 1] ?? null };
  }
  if (lastIndex === null) return { index: null, previous: null, next: null };
  const gap = lastIndex - offset;
  return { index: null, previous: rows[gap - 1] ?? null, next: rows[gap] ?? null };
}
