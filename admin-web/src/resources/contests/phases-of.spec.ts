import { newDraft, type ContestDraft } from './contest-draft';
import { earlierOpening, phasesOf } from './phases-of';

const draft: ContestDraft = {
  ...newDraft(),
  announceAt: '2025-06-15T00:00',
  opensAt: '2025-06-17T00:00',
  closesAt: '2025-08-01T00:00',
  votingOpensAt: '2025-08-01T00:00',
  votingClosesAt: '2025-08-16T00:00',
  winnerAt: '2025-08-16T18:00',
  entryGate: 'always',
};

test('where entries are taken at any time, submissions open with the announcement, and a note says so', () => {
  expect(phasesOf(draft)[1]).toMatchObject({ phase: 'submissions', period: '15 Jun 2025 – 31 Jul 2025' });
  expect(earlierOpening(draft)).toBe(
    'Visitors read of two opening days. Entries are taken at any time, so “Submissions are open.” shows from the announcement, 15 Jun 2025; until then the site names 17 Jun 2025, the day of “Submissions open”.',
  );
});

test.each<[string, Partial<ContestDraft>]>([
  ['both days are the same', { opensAt: '2025-06-15T18:00' }],
  ['submissions open at their own time', { entryGate: 'submission_phase' }],
])('nothing is to explain if %s', (_, changes) => {
  expect(earlierOpening({ ...draft, ...changes })).toBeUndefined();
});
