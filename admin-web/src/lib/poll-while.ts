import type { Query } from '@tanstack/react-query';
import type { GetListResult } from 'react-admin';

const SOONEST_MS = 1_500;
const RAREST_MS = 60_000;

interface Dated {
  createdAt: string;
}

/**
 * For a list's `refetchInterval`: asks again while the server is at work on some of the shown records; at once after
 * they were made, and ever more rarely the longer it takes. A tab that is not looked at asks nothing.
 */
export function pollWhile<Item extends Dated>(isUnderWay: (item: Item) => boolean) {
  return ({ state }: Pick<Query<GetListResult<Item & { id: string }>>, 'state'>): number | false =>
    pauseBefore(state.data?.data.filter(isUnderWay) ?? [], Date.now());
}

/** How long to wait for the youngest of what is under way. */
export function pauseBefore(underWay: Dated[], now: number): number | false {
  if (underWay.length === 0) return false;
  const age = now - Math.max(...underWay.map(({ createdAt }) => Date.parse(createdAt)));
  return Math.min(Math.max(age / 4, SOONEST_MS), RAREST_MS);
}
