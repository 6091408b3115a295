import { songTitle } from './song-title';

const both = { title: 'Rain', titleMalayalam: 'മഴ' };

test.each([
  ['en', both, { text: 'Rain', lang: undefined, second: { text: 'മഴ', lang: 'ml' } }],
  ['ml', both, { text: 'മഴ', lang: undefined, second: { text: 'Rain', lang: 'en' } }],
  ['ml', { title: 'Rain', titleMalayalam: null }, { text: 'Rain', lang: 'en', second: null }],
  ['en', { title: 'മഴ', titleMalayalam: null }, { text: 'മഴ', lang: 'ml', second: null }],
] as const)('in %s, %j is titled %j', (locale, song, title) => {
  expect(songTitle(song, locale)).toEqual(title);
});
