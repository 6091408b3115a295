import { allTextsOf, changedTexts, DEFAULT_TEXTS, ownTextsOf, SITE_TEXT_KEYS } from './defaults.js';
import { BANNER_LINK_PATTERN, paragraphsOf, YEAR_PATTERN } from './site-texts.js';

test('only texts that differ from the default ones are the owner’s', () => {
  const song = { when: 'May 2025', what: 'Rain.', song: 'rain' };
  expect(ownTextsOf({ ...DEFAULT_TEXTS })).toEqual({});
  expect(
    ownTextsOf({
      name: 'Meera',
      nameMalayalam: '',
      tagline: '',
      journey: null,
      milestones: [song],
      milestonesMalayalam: [],
      values: [{ text: 'B', name: 'A' }],
      portrait: null,
      facebookUrl: '',
    }),
  ).toEqual({ name: 'Meera', milestones: [song], values: [{ name: 'A', text: 'B' }] });
});

test('a name that is changed in one language leaves the other name where it was', () => {
  expect(ownTextsOf({ ...DEFAULT_TEXTS, name: 'Meera' })).toEqual({ name: 'Meera', nameMalayalam: 'പാട്ട്' });
  expect(ownTextsOf({ ...DEFAULT_TEXTS, nameMalayalam: 'മീര' })).toEqual({
    name: 'Paattu',
    nameMalayalam: 'മീര',
  });
  expect(changedTexts({}, ownTextsOf({ ...DEFAULT_TEXTS, name: 'Meera' }))).toEqual(['name']);
});

test('a name that is written in one language alone is none in the other', () => {
  expect(allTextsOf({ name: 'Meera' }).nameMalayalam).toBe('');
  expect(allTextsOf({ nameMalayalam: 'മീര' }).name).toBe('');
  expect(changedTexts({}, { name: 'Meera' })).toEqual(['name', 'nameMalayalam']);
});

test('a site whose owner has written nothing tells of no artist', () => {
  const { name, contactLead, footerLine, ...texts } = DEFAULT_TEXTS;
  expect(name).toBe('Paattu');
  for (const text of [contactLead, footerLine]) expect(text).not.toBe('');
  const written = Object.entries(texts).filter(([, text]) => text !== null && text.length > 0);
  expect(written.map(([key]) => key)).toEqual([
    'nameMalayalam',
    'contactLeadMalayalam',
    'footerLineMalayalam',
  ]);
});

test('the texts that differ between two versions, in the order of the form', () => {
  expect(changedTexts({ footerYear: '2026', name: 'Meera' }, { tagline: 'Rain.' })).toEqual([
    'name',
    'nameMalayalam',
    'tagline',
    'footerYear',
  ]);
  expect(changedTexts({}, { name: 'Paattu' })).toEqual([]);
});

test('each text has a default one', () => {
  expect(Object.keys(allTextsOf({ name: 'Meera' }))).toEqual(SITE_TEXT_KEYS);
});

test('a blank line begins a paragraph', () => {
  expect(paragraphsOf('One\ntwo\n\n \n Three \n')).toEqual(['One\ntwo', 'Three']);
  expect(paragraphsOf('')).toEqual([]);
});

test.each([
  ['/entries', true],
  ['/', true],
  ['/songs?filter=favorites', true],
  ['https://sponsor.example/a', true],
  ['http://sponsor.example', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['javascript:alert(1)', false],
  ['https://', false],
  ['entries', false],
])('a banner may link to %s: %s', (link, isValid) => {
  expect(BANNER_LINK_PATTERN.test(link)).toBe(isValid);
});

test.each([
  ['2026', true],
  ['2024–2026', true],
  ['26', false],
  ['since 2024', false],
])('%s is a year of the footer: %s', (year, isValid) => {
  expect(YEAR_PATTERN.test(year)).toBe(isValid);
});
