import type { Contest } from '../api';
import { newDraft, type ContestDraft } from '../contest-draft';
import { lifeOf } from './life-of';
import { pointsOf } from './points-of';

const draft: ContestDraft = {
  ...newDraft(),
  timeZone: 'Asia/Kolkata',
  announceAt: '2026-06-15T00:00',
  opensAt: '2026-06-17T00:00',
  closesAt: '2026-08-01T00:00',
  votingOpensAt: '2026-08-01T00:00',
  votingClosesAt: '2026-08-16T00:00',
  winnerAt: '2026-08-23T00:00',
};
const contest = { id: 'this', certifiedAt: '2026-08-24T00:00:00.000Z' } as Contest;
const others = [
  { id: 'this', publishedAt: '2026-01-01T00:00:00Z', announceAt: '2026-06-14T18:30:00Z' },
  { id: 'later', publishedAt: '2026-01-01T00:00:00Z', announceAt: '2028-06-14T18:30:00Z' },
  { id: 'next', publishedAt: '2026-01-01T00:00:00Z', announceAt: '2027-06-14T18:30:00Z' },
  { id: 'draft', publishedAt: null, announceAt: '2026-09-14T18:30:00Z' },
] as Contest[];

test('has an event at each date, together where they are the same', () => {
  const points = pointsOf(lifeOf(draft, undefined, [])!);
  expect(points.map(({ events, state }) => [...events, state])).toEqual([
    ['Announcement', 'announced'],
    ['Submissions open', 'open'],
    ['Submissions close', 'Voting opens', 'voting'],
    ['Voting closes', 'judging'],
    ['Winner announced', 'judging'],
  ]);
});

test('the result and the next announcement follow', () => {
  const points = pointsOf(lifeOf(draft, contest, others)!);
  expect(points.slice(-3)).toEqual([
    { instant: Date.parse('2026-08-22T18:30:00Z'), events: ['Winner announced'], state: 'judging' },
    { instant: Date.parse('2026-08-24T00:00:00Z'), events: ['Result certified'], state: 'decided' },
    { instant: Date.parse('2027-06-14T18:30:00Z'), events: ['Next contest announced'], state: 'archived' },
  ]);
});

test('is unknown while a date is missing', () => {
  expect(lifeOf({ ...draft, winnerAt: '' }, undefined, [])).toBeNull();
});
