import { findDraftFaults, hasAllMoments, newDraft, toDetails, type ContestDraft } from './contest-draft';

const draft: ContestDraft = {
  ...newDraft,
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

test('with all that is required nothing is blank, and the moments are those of the time zone', () => {
  expect(findDraftFaults(draft)).toEqual({});
  expect(hasAllMoments(draft)).toBe(true);
  expect(toDetails(draft)).toMatchObject({ prizeAmount: 500_000, announceAt: '2026-06-14T18:30:00.000Z' });
});

test.each(['', '0002-06-15T00:00', '0202-06-15T00:00', '20266-06-15T00:00'])(
  '%p is no moment, since its year is still being typed',
  (opensAt) => {
    expect(hasAllMoments({ ...draft, opensAt })).toBe(false);
    expect(findDraftFaults({ ...draft, opensAt })).toEqual({ opensAt: 'Please fill in all required fields' });
  },
);

test.each(['5,00,000', '₹5,00,000', '500 000'])('%s is an amount', (prizeAmount) => {
  expect(findDraftFaults({ ...draft, prizeAmount })).toEqual({});
  expect(toDetails({ ...draft, prizeAmount })).toMatchObject({ prizeAmount: 500_000 });
});

test.each(['abc', '-5', '5.50'])('%s is no amount', (prizeAmount) => {
  expect(findDraftFaults({ ...draft, prizeAmount })).toEqual({
    prizeAmount: 'Please enter the amount in digits, such as 5,00,000',
  });
});

test('each text that is blank is told', () => {
  const blank = { ...draft, title: '', songTitle: ' ', prizeAmount: '' };
  expect(Object.keys(findDraftFaults(blank))).toEqual(['title', 'songTitle', 'prizeAmount']);
});
