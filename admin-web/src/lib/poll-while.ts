import type { Query } from '@tanstack/react-query';
import type { GetListResult } from 'react-admin';

const SOONEST_MS = 1_500;
const RAREST_MS = 60_000;

interface Dated {
  createdAt: string;
}

/**
 * For a list's `refetchInterval`: polls while the server processes some of the shown records. Polls often at first, then
 * less and less. A hidden tab does not poll.
 */
export function pollWhile<Item extends Dated>(isUnderWay: (item: Item) => boolean) {
  return ({ state }: Pick<Query<GetListResult<Item & { id: string }>>, 'state'>): number | false =>
    pauseBefore(state.data?.data.filter(isUnderWay) ?? [], Date.now());
}

/** The pause in milliseconds, by the age of the youngest unfinished record; false if there is none. */
export function pauseBefore(underWay: Dated[], now: number): number | false {
  if (underWay.length === 0) return false;
  const age = now - Math.max(...underWay.map(({ createdAt }) => Date.parse(createdAt)));
  return Math.min(Math.max(age / 4, SOONEST_MS), RAREST_MS);
}
