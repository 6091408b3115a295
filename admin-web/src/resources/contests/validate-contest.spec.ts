import { newDraft, type ContestDraft } from './contest-draft';
import { validateContest } from './validate-contest';

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

/** The sentence at each field. */
function sentencesFor(changes: Partial<ContestDraft>): Record<string, string> {
  const errors = Object.entries(validateContest({ ...draft, ...changes }));
  return Object.fromEntries(errors.map(([field, error]) => [field, error?.message ?? '']));
}

test('accepts a complete draft', () => {
  expect(validateContest(draft)).toEqual({});
});

test('reports each blank field before anything else', () => {
  const missing = {
    message: 'Please fill in all required fields',
    args: { title: 'Missing Information' },
  };
  expect(validateContest({ ...draft, title: '', songTitle: ' ', prizeAmount: '', tutorialUrl: 'x' })).toEqual(
    {
      title: missing,
      songTitle: missing,
      prizeAmount: missing,
    },
  );
});

test.each(['', '0002-06-15T00:00', '0202-06-15T00:00', '20266-06-15T00:00'])(
  'reports %p as a missing date',
  (opensAt) => {
    expect(sentencesFor({ opensAt })).toEqual({ opensAt: 'Please fill in all required fields' });
  },
);

test.each(['5,00,000', '₹5,00,000', '500 000', '0'])('accepts the amount %s', (prizeAmount) => {
  expect(sentencesFor({ prizeAmount })).toEqual({});
});

test.each(['abc', '-5', '5.50'])('rejects the amount %s', (prizeAmount) => {
  expect(sentencesFor({ prizeAmount })).toEqual({
    prizeAmount: 'Please enter the amount in digits, such as 5,00,000',
  });
});

test.each(['javascript:alert(1)', 'www.youtube.com', 'a tutorial'])('rejects the link %s', (tutorialUrl) => {
  expect(sentencesFor({ tutorialUrl })).toEqual({
    tutorialUrl: '“Tutorial video” must be a link that starts with https://',
  });
});

test('reports each date that comes too early, by the labels of the form', () => {
  expect(sentencesFor({ closesAt: '2026-06-17T00:00', winnerAt: '2026-08-15T00:00' })).toEqual({
    closesAt: '“Submissions close” must come after “Submissions open”',
    winnerAt: '“Winner announced” must not come before “Voting closes”',
  });
});
