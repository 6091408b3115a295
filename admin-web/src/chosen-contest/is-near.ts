import type { ListedContest } from './use-listed-contests';

const DAY_MS = 86_400_000;

/** How long before its phase a page is needed: suspicious votes come early, and judges are invited earlier. */
const DAYS_BEFORE = { votes: 7, jury: 14 };

/** The pages of a contest that wait for their phase. */
export const PHASE_PAGES = ['votes', 'jury', 'results'] as const;
export type PhasePage = (typeof PHASE_PAGES)[number];

const BEGUN: Readonly<Record<PhasePage, readonly ListedContest['state'][]>> = {
  votes: ['voting', 'judging', 'decided', 'archived'],
  jury: ['judging', 'decided', 'archived'],
  results: ['judging', 'decided', 'archived'],
};

export function hasBegun(page: PhasePage, { state }: Pick<ListedContest, 'state'>): boolean {
  return BEGUN[page].includes(state);
}

/** Whether the menu shows a page: its phase has begun or is near. A draft has none. */
export function isNear(page: PhasePage, contest: ListedContest | null, now: number): boolean {
  if (contest === null || contest.state === 'draft') return false;
  if (hasBegun(page, contest)) return true;
  if (page === 'results') return false;
  const begins = page === 'votes' ? contest.votingOpensAt : contest.votingClosesAt;
  return begins != null && Date.parse(begins) - now <= DAYS_BEFORE[page] * DAY_MS;
}
