import type { SortPayload } from 'react-admin';

/** The list that a file exports, as the console shows it. */
export function exportQuery(filters: object, { field, order }: SortPayload) {
  return { filter: JSON.stringify(filters), sort: JSON.stringify([field, order]) };
}
