import type { Contest } from './contest.entity.js';

const INSTANTS = [
  'announceAt',
  'opensAt',
  'closesAt',
  'votingOpensAt',
  'votingClosesAt',
  'winnerAt',
] as const satisfies ReadonlyArray<keyof Contest>;

/** Whether the contest accepts entries at `now`. The opening instant is included, the closing instant is not. */
export function acceptsEntries(
  contest: Pick<Contest, 'entryGate' | 'opensAt' | 'closesAt'>,
  now: Date,
): boolean {
  return contest.entryGate === 'always' || (contest.opensAt <= now && now < contest.closesAt);
}

/** The first instant of the contest after `now`, or null. The instants are in order. */
export function nextInstant(contest: Pick<Contest, (typeof INSTANTS)[number]>, now: Date): Date | null {
  return INSTANTS.map((name) => contest[name]).find((instant) => instant > now) ?? null;
}
