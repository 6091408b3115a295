import type { Entry } from '../api';

/** How many of these entries have an address whose emails come back. */
export function deadAmong(entries: Entry[]): number {
  return entries.filter(({ doEmailsComeBack }) => doEmailsComeBack).length;
}
