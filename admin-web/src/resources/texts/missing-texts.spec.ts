import { missingTexts } from './missing-texts';
import { DEFAULT_VALUES } from './text-values';

it.each([
  ['the default texts', {}, []],
  ['a name in English alone', { name: 'Meera', nameMalayalam: '' }, ['nameMalayalam']],
  ['a name in English beside the default one', { name: 'Meera' }, ['nameMalayalam']],
  ['a name in both languages', { name: 'Meera', nameMalayalam: 'മീര' }, []],
  ['a name that is the same in both', { name: 'Meera', nameMalayalam: 'Meera' }, []],
  ['blanks beside a text', { journey: '  ', journeyMalayalam: 'തുടക്കം' }, ['journey']],
  ['a list in Malayalam alone', { valuesMalayalam: [{ name: 'a', text: 'b' }] }, ['values']],
  ['a default text beside one of hers', { taglineMalayalam: 'മഴ' }, ['tagline']],
  ['a portrait without words', { portrait: 'id' }, ['portraitAltMalayalam', 'portraitAlt']],
  ['words without a portrait', { portraitAlt: 'Meera' }, []],
  ['a link, which is the same in both', { facebookUrl: 'https://facebook.com/meera' }, []],
])('of %s, what is missing is told', (_name, values, missing) => {
  expect(missingTexts({ ...DEFAULT_VALUES, ...values })).toEqual(missing);
});
