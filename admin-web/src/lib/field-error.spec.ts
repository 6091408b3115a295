import { firstError } from './field-error';

const error = { type: 'server', message: 'Too long' };

test.each([
  ['no error', {}, undefined],
  ['an error of a field', { name: error, tagline: error }, 'name'],
  ['an error of a field of an item', { milestones: [undefined, { what: error }] }, 'milestones.1.what'],
])('the first error of a form: %s', (_, errors, field) => {
  expect(firstError(errors)?.field).toBe(field);
});
