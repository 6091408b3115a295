import type { Contest } from './api';
import { allInstantsOf, newDraft, type ContestDraft } from './contest-draft';
import { validateContest } from './validate-contest';

const draft: ContestDraft = {
  ...newDraft(),
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

/** The draft as a contest that was announced when submissions opened, and published before. */
const published = {
  publishedAt: '2026-06-01T00:00:00.000Z',
  ...allInstantsOf(draft),
} as Contest;

afterEach(() => {
  jest.useRealTimers();
});

/** The sentence at each field. */
function sentencesFor(changes: Partial<ContestDraft>, contest?: Contest): Record<string, string> {
  const errors = Object.entries(validateContest({ ...draft, ...changes }, contest));
  return Object.fromEntries(errors.map(([field, error]) => [field, error?.message ?? '']));
}

test('accepts a complete draft', () => {
  expect(validateContest(draft)).toEqual({});
});

test('accepts a draft of which only the title is known', () => {
  expect(validateContest({ ...newDraft(), title: 'Cover Song Contest' })).toEqual({});
  expect(sentencesFor({ title: ' ' })).toEqual({ title: 'This field needs a text.' });
});

test('reports all errors of a published contest at once, in the order of the form', () => {
  const missing = { message: 'This field needs a text.', args: { title: 'Missing Information' } };
  const changes = { title: '', songTitle: ' ', prizeAmount: '', opensAt: '', tutorialUrl: 'x' };
  const errors = validateContest({ ...draft, ...changes }, published);
  expect(errors).toMatchObject({
    title: missing,
    songTitle: missing,
    prizeAmount: { ...missing, message: 'This field needs a number.' },
    tutorialUrl: { message: '“Tutorial video” must be a link that starts with https://' },
    opensAt: { ...missing, message: 'Choose a day and a time.' },
  });
  expect(Object.keys(errors)).toEqual(Object.keys(draft).filter((field) => field in errors));
  expect(Object.keys(errors)).toHaveLength(5);
});

test.each(['0002-06-15T00:00', '0202-06-15T00:00', '20266-06-15T00:00'])(
  'reports %p as a half-typed date',
  (opensAt) => {
    expect(sentencesFor({ opensAt })).toEqual({ opensAt: 'Please complete this date, or clear it' });
  },
);

test('an end that moves to a later time needs a reason once the contest is announced', () => {
  jest.useFakeTimers({ now: new Date('2026-06-20T00:00:00Z') });
  const later = { votingClosesAt: '2026-08-16T01:00' };
  expect(sentencesFor(later, published)).toEqual({ extensionReason: 'This field needs a text.' });
  expect(sentencesFor({ ...later, extensionReason: 'Many asked for it' }, published)).toEqual({});
  expect(sentencesFor({ votingClosesAt: '2026-08-15T00:00' }, published)).toEqual({});

  jest.setSystemTime(new Date('2026-06-10T00:00:00Z'));
  expect(sentencesFor(later, published)).toEqual({});
});

test.each(['5,00,000', '₹5,00,000', '500 000', '0', ''])('accepts the amount %s', (prizeAmount) => {
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

test.each([
  [{ renditionWeight: '30,5' }, { renditionWeight: 'A weight is a whole number from 0 to 100.' }],
  [{ engagementWeight: '' }, { engagementWeight: 'A weight is a whole number from 0 to 100.' }],
  [{ engagementWeight: '101' }, { engagementWeight: 'A weight is a whole number from 0 to 100.' }],
  [{ renditionWeight: '80', engagementWeight: '20' }, {}],
  [
    { renditionWeight: '80', engagementWeight: '21' },
    { engagementWeight: 'The weights of rendition and content engagement are more than 100 together.' },
  ],
])('of the weights %j reports %j', (changes, expected) => {
  expect(sentencesFor(changes)).toEqual(expected);
});
