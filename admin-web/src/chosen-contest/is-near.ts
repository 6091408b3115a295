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

/** Whether judges mark the entries of a contest; true where it is not known. */
export function hasJury({
  renditionWeight = 1,
  engagementWeight = 1,
}: Pick<ListedContest, 'renditionWeight' | 'engagementWeight'>): boolean {
  return renditionWeight + engagementWeight > 0;
}

/** Whether the menu shows a page: its phase has begun or is near. A draft has none, and votes alone need no jury. */
export function isNear(page: PhasePage, contest: ListedContest | null, now: number): boolean {
  if (contest === null || contest.state === 'draft') return false;
  if (page === 'jury' && !hasJury(contest)) return false;
  if (hasBegun(page, contest)) return true;
  const begins = nearFrom(page, contest);
  return page !== 'results' && begins !== null && begins <= now;
}

/** When the menu begins to show a page; null if the contest has no such date. */
export function nearFrom(
  page: PhasePage,
  { votingOpensAt, votingClosesAt }: Pick<ListedContest, 'votingOpensAt' | 'votingClosesAt'>,
): number | null {
  const begins = page === 'votes' ? votingOpensAt : votingClosesAt;
  const days = page === 'results' ? 0 : DAYS_BEFORE[page];
  return begins == null ? null : Date.parse(begins) - days * DAY_MS;
}
