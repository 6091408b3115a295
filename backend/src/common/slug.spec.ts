import { slugOf, slugOfNamesake } from './slug.js';

test.each([
  ['Monsoon Letter', 'monsoon-letter'],
  ["  Rain's  Café!  (Live) ", 'rains-cafe-live'],
  ['മഴ Rain മഴ', 'rain'],
  ['50%', '50'],
])('%j becomes %j', (title, slug) => {
  expect(slugOf(title, 'song')).toBe(slug);
});

test('a title without Latin letters gets a random slug', () => {
  expect(slugOf('മഴക്കത്ത്', 'song')).toMatch(/^song-[0-9a-f]{6}$/);
  expect(slugOf('മഴക്കത്ത്', 'song')).not.toBe(slugOf('മഴക്കത്ത്', 'song'));
});

test('a long title is cut, without a dash at its end', () => {
  expect(slugOf(`${'a'.repeat(79)} b`, 'song')).toBe('a'.repeat(79));
});

test('a song of the same title gets another slug', () => {
  expect(slugOfNamesake('Rain', 'song')).toMatch(/^rain-[0-9a-f]{6}$/);
});
