import type { Judge, JuryAssignment } from '../api';
import { marksTable } from './marks-table';

const judges = [{ id: 'asha' }, { id: 'idle' }, { id: 'binu' }] as Judge[];
const entryOf = (entryId: string) => ({
  entryId,
  slug: entryId,
  name: entryId,
  spread: null,
  needsSecondLook: false,
  place: null,
});
const entries = ['c', 'b', 'a', 'best'].map(entryOf);
const given = (judgeId: string, entryId: string, half: number) =>
  ({
    judgeId,
    entryId,
    state: 'submitted',
    rendition: half,
    engagement: half,
    weightedMark: half / 2,
  }) as JuryAssignment;
const assignments = [
  given('binu', 'b', 10),
  given('asha', 'b', 12),
  given('binu', 'best', 19),
  { ...given('asha', 'c', 20), state: 'draft' as const, weightedMark: null, rendition: null },
];

test('has a column for each judge with work, and the entries by their mean', () => {
  const { columns, rows } = marksTable({ entries, assignments }, judges, 'rendition');
  expect(columns.map(({ id }) => id)).toEqual(['asha', 'binu']);
  expect(rows.map(({ entry, mean }) => [entry.name, mean])).toEqual([
    ['best', 9.5],
    ['b', 5.5],
    ['a', null],
    ['c', null],
  ]);
});

test('has the assignments of an entry in the order of the judges', () => {
  const { rows } = marksTable({ entries, assignments }, judges, 'both');
  expect(rows.find(({ entry }) => entry.name === 'b')?.assignments).toEqual([assignments[1], assignments[0]]);
  expect(rows.find(({ entry }) => entry.name === 'c')?.assignments).toEqual([assignments[3], undefined]);
});
