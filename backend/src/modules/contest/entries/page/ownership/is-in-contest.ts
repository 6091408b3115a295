import type { ContestEntry } from '../../contest-entry.entity.js';

/** Only of these entries a proof is asked and looked for. */
export function isInContest({ status }: Pick<ContestEntry, 'status'>): boolean {
  return status === 'pending' || status === 'approved';
}
