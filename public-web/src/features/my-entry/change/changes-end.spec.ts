import type { MyEntry } from '../my-entry-queries';
import { changesEnd } from './changes-end';

const contest = {
  entryGate: 'submission_phase',
  serverNow: '2026-07-31T18:29:59.999Z',
  closesAt: '2026-07-31T18:30:00.000Z',
  votingOpensAt: '2026-08-01T18:30:00.000Z',
} as MyEntry['contest'];

test.each([
  [{}, { date: 'closesAt', isOpen: true }],
  [{ serverNow: contest.closesAt }, { date: 'closesAt', isOpen: false }],
  [
    { entryGate: 'always', serverNow: contest.closesAt },
    { date: 'votingOpensAt', isOpen: true },
  ],
  [
    { entryGate: 'always', serverNow: contest.votingOpensAt },
    { date: 'votingOpensAt', isOpen: false },
  ],
] as const)('of a contest with %j', (part, end) => {
  expect(changesEnd({ status: 'approved', contest: { ...contest, ...part } })).toEqual(end);
});

test('nothing of an entry that is not in the contest can be changed', () => {
  for (const status of ['rejected', 'withdrawn'] as const) expect(changesEnd({ status, contest })).toBeNull();
});
