import { allInstantsOf, newDraft, toDetails, type ContestDraft } from './contest-draft';

const draft: ContestDraft = {
  ...newDraft(),
  timeZone: 'Asia/Kolkata',
  title: 'Cover Song Contest',
  songTitle: 'Hill Road',
  prizeAmount: '500000',
  announceAt: '2026-06-15T00:00',
  opensAt: '2026-06-17T00:00',
  closesAt: '2026-08-01T00:00',
  votingOpensAt: '2026-08-01T00:00',
  votingClosesAt: '2026-08-16T00:00',
  winnerAt: '2026-08-16T18:00',
};

test('converts the dates from the time zone of the contest to instants', () => {
  expect(toDetails(draft)).toMatchObject({ prizeAmount: 500_000, announceAt: '2026-06-14T18:30:00.000Z' });
});

test.each(['5,00,000', '₹5,00,000', '500 000'])('converts the amount %s to a number', (prizeAmount) => {
  expect(toDetails({ ...draft, prizeAmount })).toMatchObject({ prizeAmount: 500_000 });
});

test('what a draft lacks is null', () => {
  expect(toDetails({ ...newDraft(), title: 'Cover Song Contest' })).toMatchObject({
    prizeAmount: null,
    announceAt: null,
    winnerAt: null,
  });
});

test.each([
  ['2026-06-17T00:00', true],
  ['', false],
  ['0202-06-15T00:00', false],
])('with the date %p all dates are complete: %p', (opensAt, expected) => {
  expect(allInstantsOf({ ...draft, opensAt }) !== null).toBe(expected);
});
