import { acceptsChanges, acceptsEntries, nextInstant } from './contest-clock.js';

const opensAt = new Date('2025-06-16T18:30:00Z');
const closesAt = new Date('2025-07-31T18:30:00Z');

test.each([
  ['2025-06-16T18:29:59.999Z', false],
  ['2025-06-16T18:30:00.000Z', true],
  ['2025-07-31T18:29:59.999Z', true],
  ['2025-07-31T18:30:00.000Z', false],
])('in its submission phase at %s: %s', (now, expected) => {
  expect(acceptsEntries({ entryGate: 'submission_phase', opensAt, closesAt }, new Date(now))).toBe(expected);
});

test.each(['2020-01-01T00:00:00Z', '2030-01-01T00:00:00Z'])('always open at %s', (now) => {
  expect(acceptsEntries({ entryGate: 'always', opensAt, closesAt }, new Date(now))).toBe(true);
});

test.each([
  ['submission_phase', '2020-01-01T00:00:00.000Z', true],
  ['submission_phase', '2025-07-31T18:29:59.999Z', true],
  ['submission_phase', '2025-07-31T18:30:00.000Z', false],
  ['always', '2025-08-01T18:29:59.999Z', true],
  ['always', '2025-08-01T18:30:00.000Z', false],
] as const)('changes of entries with the gate %s at %s: %s', (entryGate, now, expected) => {
  const votingOpensAt = new Date('2025-08-01T18:30:00Z');
  expect(acceptsChanges({ entryGate, closesAt, votingOpensAt }, new Date(now))).toBe(expected);
});

describe('the next instant', () => {
  const contest = {
    announceAt: new Date('2025-06-14T18:30:00Z'),
    opensAt,
    closesAt,
    votingOpensAt: closesAt,
    votingClosesAt: new Date('2025-08-15T18:30:00Z'),
    winnerAt: new Date('2025-08-15T18:30:00Z'),
  };

  test.each([
    ['2025-01-01T00:00:00.000Z', contest.announceAt],
    ['2025-06-16T18:29:59.999Z', opensAt],
    ['2025-06-16T18:30:00.000Z', closesAt],
    ['2025-07-31T18:30:00.000Z', contest.votingClosesAt],
    // When the home page is about the artist again.
    ['2025-08-15T18:30:00.000Z', new Date('2025-09-14T18:30:00Z')],
    ['2025-09-14T18:30:00.000Z', null],
  ])('after %s is %s', (now, expected) => {
    expect(nextInstant(contest, new Date(now))).toEqual(expected);
  });
});
