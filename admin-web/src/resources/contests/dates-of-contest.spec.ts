import type { Contest } from './api';
import { allInstantsOf, newDraft, type ContestDraft } from './contest-draft';
import { datesLeftBehind, extendedDates, leavesLittleTimeToCount, passedDates } from './dates-of-contest';

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
const published = {
  publishedAt: '2026-06-01T00:00:00.000Z',
  ...allInstantsOf(draft),
} as Contest;
const inJuly = Date.parse('2026-07-01T00:00:00Z');

test('the dates of a published contest that have passed are kept; a draft keeps none', () => {
  expect(passedDates(published, inJuly)).toEqual(['announceAt', 'opensAt']);
  expect(passedDates(published, Date.parse('2026-06-14T18:30:00Z'))).toEqual(['announceAt']);
  expect(passedDates({ ...published, publishedAt: null }, inJuly)).toEqual([]);
});

test('an extension moves dates to a later time', () => {
  const changed = { ...draft, votingOpensAt: '2026-08-02T00:00', winnerAt: '2026-08-24T00:00' };
  expect(extendedDates(changed, published, inJuly)).toEqual(['votingOpensAt', 'winnerAt']);
  expect(extendedDates({ ...draft, winnerAt: '2026-08-22T00:00' }, published, inJuly)).toEqual([]);
  expect(extendedDates({ ...draft, winnerAt: '' }, published, inJuly)).toEqual([]);
});

test('a date that passes the next one by leaves behind those that did not move', () => {
  const contest = { ...draft, ...published };
  expect(datesLeftBehind(draft, contest)).toBeNull();
  expect(datesLeftBehind({ ...draft, closesAt: '2026-08-02T00:00' }, contest)).toEqual({
    moved: 'closesAt',
    left: 'votingOpensAt',
    days: 1,
    others: ['announceAt', 'opensAt', 'closesAt'],
  });
  const some = { ...draft, closesAt: '2026-08-03T10:00', votingClosesAt: '2026-08-20T00:00' };
  expect(datesLeftBehind(some, contest)).toMatchObject({
    days: 3,
    others: ['announceAt', 'opensAt', 'closesAt', 'votingClosesAt'],
  });
  // The winner’s date is before the end of the voting. No date that stayed could mend that.
  const earlier = { ...draft, votingOpensAt: '2026-08-01T01:00', winnerAt: '2026-08-10T00:00' };
  expect(datesLeftBehind(earlier, contest)).toBeNull();
  // In order, nothing has to follow.
  expect(datesLeftBehind({ ...draft, winnerAt: '2026-08-30T00:00' }, contest)).toBeNull();
});

test.each([
  ['2026-08-16T00:00', true],
  ['2026-08-18T23:59', true],
  ['2026-08-19T00:00', false],
  ['2026-08-15T00:00', false],
  ['', false],
])('with the winner at %p, little time is left to count: %p', (winnerAt, expected) => {
  expect(leavesLittleTimeToCount({ ...draft, winnerAt })).toBe(expected);
});
