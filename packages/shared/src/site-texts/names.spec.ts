import { artistIn } from './names.js';

const OWN = { name: 'Meera Nair', nameMalayalam: 'മീര നായർ' };

test.each([
  ['the artist in the language of the page', 'Meera Nair', OWN, 'മീര നായർ'],
  ['the artist whose song names her in that language', 'മീര നായർ', OWN, 'മീര നായർ'],
  ['another artist as the song names her', 'Asha Menon', OWN, 'Asha Menon'],
  ['an artist with a name in one language by that name', 'Meera Nair', { name: 'Meera Nair' }, 'Meera Nair'],
  ['an artist of a site without a name as the song names her', 'Meera Nair', {}, 'Meera Nair'],
])('a page in Malayalam names %s', (_, artist, names, expected) => {
  expect(artistIn(artist, names, 'ml')).toBe(expected);
});

test('a page in English names the artist in English', () => {
  expect(artistIn('മീര നായർ', OWN, 'en')).toBe('Meera Nair');
});
