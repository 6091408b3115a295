import { pluralIn } from './plural';

const forms = { one: 'one', other: 'other' };

test.each([
  ['en', 0, 'other'],
  ['en', 1, 'one'],
  ['en', 2, 'other'],
  ['ml', 0, 'other'],
  ['ml', 1, 'one'],
  ['ml', 1.5, 'other'],
])('in %s, %d has the form %s', (language, count, form) => {
  expect(pluralIn(language)(count, forms)).toBe(form);
});

test('a form that a text lacks is the other one', () => {
  expect(pluralIn('ar')(2, forms)).toBe('other');
});
