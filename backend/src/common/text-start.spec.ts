import { startOfText } from './text-start.js';

test.each([
  ['a text that fits', 'മഴ', 10, 'മഴ'],
  ['letters', 'abcdef', 4, 'abcd'],
  ['an emoji at the border', 'abc😀d', 4, 'abc'],
  ['a family at the border', 'a👩‍👩‍👧b', 8, 'a'],
  ['a family before the border', 'a👩‍👩‍👧b', 9, 'a👩‍👩‍👧'],
  ['a Malayalam conjunct at the border', 'മഴക്ഷേ', 4, 'മഴ'],
  ['a character that is longer than all', `e${'\u0301'.repeat(1_000)}`, 4, ''],
])('the start of %s has whole characters', (_, text, maxLength, start) => {
  expect(startOfText(text, maxLength)).toBe(start);
});

test('a long text costs no more than its start', () => {
  const segment = jest.spyOn(Intl.Segmenter.prototype, 'segment');
  expect(startOfText('മ'.repeat(1_000_000), 160)).toHaveLength(160);
  expect(segment.mock.calls.map(([text]) => text.length)).toEqual([320]);
  segment.mockRestore();
});
