import { withBlankFields } from './blank-fields';

const of = (type: string, values: object, required = true) =>
  withBlankFields({}, values, { elements: [{ name: 'field', type, required }] })['field']?.message;

test.each([
  ['text', 'This field needs a text.'],
  ['textarea', 'This field needs a text.'],
  ['number', 'This field needs a number.'],
  ['date', 'Choose a day.'],
  ['datetime-local', 'Choose a day and a time.'],
  ['select-one', 'Choose one of these.'],
  ['radio', 'Choose one of these.'],
])('a field of the type %s that is blank says: %s', (type, sentence) => {
  expect(of(type, { field: ' ' })).toBe(sentence);
});

test('a missing file is asked for as a file', () => {
  expect(of('file', { field: null })).toBe('Choose a file.');
});

test('a field that has a value, or needs none, or has an error already, stays as it is', () => {
  expect(of('text', { field: 'a' })).toBeUndefined();
  expect(of('text', { field: '' }, false)).toBeUndefined();
  const known = { field: { message: 'Known', args: { title: 'Error' } } };
  const elements = [{ name: 'field', type: 'text', required: true }];
  expect(withBlankFields(known, { field: '' }, { elements })).toEqual(known);
});
