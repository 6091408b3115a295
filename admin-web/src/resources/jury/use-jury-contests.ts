import type { Contest } from '../contests/api';
import { useAllContests } from '../../components/use-all-contests';

/** A contest that can have a jury: published, so that all its dates are there. */
export type JuryContest = Pick<
  Contest,
  'id' | 'title' | 'state' | 'timeZone' | 'renditionWeight' | 'engagementWeight'
> & { winnerAt: string };

/** The contests that can have a jury, the one first that judges are most likely invited to. */
export function useJuryContests() {
  const { data, ...query } = useAllContests();
  return { ...query, data: data && juryContests(data) };
}

/** That is the current one, but a scheduled one once it is decided. `contests` come with the last announcement first. */
export function juryContests(contests: Contest[]): JuryContest[] {
  const published = contests.flatMap(({ winnerAt, ...contest }) =>
    contest.state === 'draft' || winnerAt === null ? [] : [{ ...contest, winnerAt }],
  );
  const scheduled = published.filter(({ state }) => state === 'scheduled').reverse();
  const announced = published.filter(({ state }) => state !== 'scheduled');
  const isOver = announced[0] === undefined || OVER.has(announced[0].state);
  return isOver ? [...scheduled, ...announced] : [...announced, ...scheduled];
}

const OVER = new Set<Contest['state']>(['decided', 'archived']);
