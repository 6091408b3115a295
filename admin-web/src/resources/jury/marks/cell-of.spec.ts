import type { JuryAssignment } from '../api';
import { cellOf } from './cell-of';

const assignment: JuryAssignment = {
  id: 'a',
  judgeId: 'j',
  entryId: 'e',
  state: 'submitted',
  rendition: 17,
  engagement: 12,
  weightedMark: 7.5,
  reason: null,
  note: null,
};

test.each([
  [20, '10', 'tint-5'],
  [18, '9', 'tint-5'],
  [17, '8.5', 'tint-4'],
  [15, '7.5', 'tint-3'],
  [12, '6', 'tint-2'],
  [8, '4', 'tint-1'],
  [7, '3.5', 'tint-0'],
  [1, '0.5', 'tint-0'],
  [0, '0', 'tint-0'],
])('%i half points are written as %s, %s', (rendition, text, look) => {
  expect(cellOf({ ...assignment, rendition }, 'rendition')).toEqual({ text, words: null, look });
});

test('both marks together have a decimal', () => {
  expect(cellOf(assignment, 'both')).toEqual({ text: '7.5', words: null, look: 'tint-3' });
  expect(cellOf({ ...assignment, weightedMark: 10 }, 'both').text).toBe('10.0');
});

test.each([
  ['assigned', '', 'open', 'open'],
  ['draft', 'draft', null, 'draft'],
  ['abstained', 'A', 'abstained', 'out'],
  ['recused', 'C', 'conflict of interest', 'out'],
] as const)('of a state %s it says "%s", in words %s', (state, text, words, look) => {
  expect(
    cellOf({ ...assignment, state, weightedMark: null, rendition: null, engagement: null }, 'both'),
  ).toEqual({
    text,
    words,
    look,
  });
});

test('of a hidden mark it says that it is done', () => {
  const hidden = { ...assignment, weightedMark: null, rendition: null, engagement: null };
  expect(cellOf(hidden, null)).toEqual({ text: 'done', words: null, look: 'tint-1' });
});

test('without an assignment it is empty', () => {
  expect(cellOf(undefined, 'both')).toEqual({ text: '', words: 'not assigned', look: 'none' });
});
