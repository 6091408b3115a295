import { linesOnPaper } from './lines-on-paper';

test('the paper shows both titles of the song, the Malayalam one larger', () => {
  expect(linesOnPaper({ songTitle: 'Monsoon Letter', songTitleMalayalam: 'മഴക്കത്ത്' })).toEqual([
    { text: 'മഴക്കത്ത്', size: 5.78 },
    { text: 'Monsoon Letter', size: 3 },
  ]);
});

test('a song without a Malayalam title has one line', () => {
  expect(linesOnPaper({ songTitle: 'Hill Road', songTitleMalayalam: null })).toEqual([
    { text: 'Hill Road', size: 5 },
  ]);
});

test('a long title is written smaller, and a long word fits its line', () => {
  const sizes = (songTitle: string) =>
    linesOnPaper({ songTitle, songTitleMalayalam: null }).map(({ size }) => size);
  expect(sizes('Rain and '.repeat(22).trim())).toEqual([1.77]);
  expect(sizes('R'.repeat(200))).toEqual([0.22]);
});

test('the paper is empty before the contest loads', () => {
  expect(linesOnPaper()).toEqual([]);
});
