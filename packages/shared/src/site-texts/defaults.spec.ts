import { allTextsOf, changedTexts, DEFAULT_TEXTS, ownTextsOf, SITE_TEXT_KEYS } from './defaults.js';
import { BANNER_LINK_PATTERN, paragraphsOf, YEAR_PATTERN } from './site-texts.js';

test('only texts that differ from the default ones are the owner’s', () => {
  const { milestones } = DEFAULT_TEXTS;
  const [first] = milestones;
  expect(ownTextsOf({ ...DEFAULT_TEXTS })).toEqual({});
  expect(
    ownTextsOf({
      name: 'Meera',
      nameMalayalam: '',
      tagline: DEFAULT_TEXTS.tagline,
      journey: null,
      milestones: milestones.map(({ song, what, when }) => ({ song, what, when })),
      milestonesMalayalam: [],
      values: [{ text: 'B', name: 'A' }],
      portrait: null,
    }),
  ).toEqual({ name: 'Meera', values: [{ name: 'A', text: 'B' }] });
  expect(ownTextsOf({ milestones: [first] })).toEqual({ milestones: [first] });
});

test('an empty link is the owner’s: it is not shown', () => {
  expect(ownTextsOf({ facebookUrl: '', instagramUrl: DEFAULT_TEXTS.instagramUrl })).toEqual({
    facebookUrl: '',
  });
});

test('the texts that differ between two versions, in the order of the form', () => {
  expect(changedTexts({ footerYear: '2026', name: 'Meera' }, { tagline: 'Rain.' })).toEqual([
    'name',
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
