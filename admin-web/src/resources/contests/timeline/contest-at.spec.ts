import type { PublicContest } from '../api';
import { type ContestDraft, newDraft } from '../contest-draft';
import { contestAt } from './contest-at';
import { lifeOf } from './life-of';

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
const winner = { slug: 'asha', name: 'Asha' } as PublicContest['winner'];
const announced = { hasResults: true, hasJury: false, winner, serverNow: '2026-08-30T00:00:00Z' };
const life = { ...lifeOf(draft, undefined, [])!, certifiedAt: Date.parse('2026-08-24T00:00:00Z') };

const factsAt = (day: string, of?: object) => {
  const shown = contestAt(draft, undefined, life, Date.parse(day), of as PublicContest | undefined);
  return shown && [shown.state, shown.hasResults, shown.winner, shown.hasJury];
};

test.each([
  ['2026-08-20T00:00:00Z', 'judging', false, null, false],
  ['2026-08-24T00:00:00Z', 'decided', true, winner, false],
])(
  'at %s, a contest that visitors see is %s, by what they see of its result and its jury',
  (at, ...facts) => {
    expect(factsAt(at, announced)).toEqual(facts);
  },
);

test('a jury that is to come is that of the form', () => {
  expect(factsAt('2026-08-20T00:00:00Z', { ...announced, serverNow: '2026-07-01T00:00:00Z' })).toEqual([
    'judging',
    false,
    null,
    true,
  ]);
});

test('a result that is not public yet has no winner', () => {
  expect(factsAt('2026-08-25T00:00:00Z', { ...announced, hasResults: false, winner: null })).toEqual([
    'decided',
    false,
    null,
    false,
  ]);
});

test('of a contest that visitors do not see, the form alone decides', () => {
  expect(factsAt('2026-08-20T00:00:00Z')).toEqual(['judging', false, null, true]);
});
