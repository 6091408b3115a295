import { changedFields } from './changed-fields';

test('names and values are those that a person reads', () => {
  const before = { songTitle: null, prizeAmount: 5, closesAt: '2025-07-31T18:30:00.000Z' };
  const after = { songTitle: 'മഴ', prizeAmount: null, closesAt: '2025-08-01T18:30:00.000Z' };
  expect(changedFields({ subjectKind: 'song', before, after })).toEqual([
    { name: 'Song title', before: 'nothing', after: 'മഴ' },
    { name: 'Prize amount', before: '5', after: 'nothing' },
    {
      name: 'Closes at',
      before: expect.stringContaining('2025'),
      after: expect.stringContaining('2025'),
    },
  ]);
});

test('the fields of a contest have the names of its form', () => {
  const before = { opensAt: null, entryGate: 'always' };
  const after = { opensAt: '2025-08-01T18:30:00.000Z', entryGate: 'submission_phase' };
  const names = changedFields({ subjectKind: 'contest', before, after }).map(({ name }) => name);
  expect(names).toEqual(['Submissions open', 'Entries are taken']);
});

test('a subject that was created or deleted has one side, without its empty fields', () => {
  const fields = { title: 'Rain', songTitle: null };
  expect(changedFields({ subjectKind: 'song', before: null, after: fields })).toEqual([
    { name: 'Title', before: null, after: 'Rain' },
  ]);
  expect(changedFields({ subjectKind: 'song', before: fields, after: null })).toEqual([
    { name: 'Title', before: 'Rain', after: null },
  ]);
  expect(changedFields({ subjectKind: 'song', before: null, after: null })).toEqual([]);
});
