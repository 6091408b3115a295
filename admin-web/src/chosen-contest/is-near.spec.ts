import { isNear, nearFrom, PHASE_PAGES } from './is-near';
import type { ListedContest } from './use-listed-contests';

const contest = {
  id: '1',
  title: 'Contest',
  isCurrent: true,
  votingOpensAt: '2025-08-01T00:00:00Z',
  votingClosesAt: '2025-08-16T00:00:00Z',
};
const shownTo = (state: ListedContest['state'], day: string) =>
  PHASE_PAGES.filter((page) => isNear(page, { ...contest, state }, Date.parse(`2025-${day}T00:00:00Z`)));

test.each([
  ['a draft', 'draft', '08-20', []],
  ['long before', 'open', '07-01', []],
  ['a week before voting', 'open', '07-25', ['votes']],
  ['two weeks before judging', 'voting', '08-02', ['votes', 'jury']],
  ['while judges mark', 'judging', '08-16', ['votes', 'jury', 'results']],
  ['years later', 'archived', '08-16', ['votes', 'jury', 'results']],
] as const)('%s', (_, state, day, pages) => {
  expect(shownTo(state, day)).toEqual(pages);
});

test('where votes alone decide, there is no jury', () => {
  const votesAlone = { ...contest, state: 'judging' as const, renditionWeight: 0, engagementWeight: 0 };
  expect(PHASE_PAGES.filter((page) => isNear(page, votesAlone, 0))).toEqual(['votes', 'results']);
});

test.each([
  ['votes', '2025-07-25T00:00:00.000Z'],
  ['jury', '2025-08-02T00:00:00.000Z'],
  ['results', '2025-08-16T00:00:00.000Z'],
] as const)('%s come on a day', (page, day) => {
  expect(new Date(nearFrom(page, contest)!).toISOString()).toBe(day);
});

test('a site without a contest shows none', () => {
  expect(PHASE_PAGES.filter((page) => isNear(page, null, 0))).toEqual([]);
});
