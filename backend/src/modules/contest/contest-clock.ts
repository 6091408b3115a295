import type { Contest } from './contest.entity.js';

/** Whether the contest takes entries at `now`: at its opening already, at its closing no longer. */
export function acceptsEntries(
  contest: Pick<Contest, 'entryGate' | 'opensAt' | 'closesAt'>,
  now: Date,
): boolean {
  return contest.entryGate === 'always' || (contest.opensAt <= now && now < contest.closesAt);
}
