import { HttpError } from './http-error';
import { reasonOf } from './reason-of';

test('gives the sentence of the server', () => {
  expect(reasonOf(new HttpError('A contest needs rules.', 409))).toBe('A contest needs rules.');
});

test('says what to do once somebody else has changed a record', () => {
  expect(reasonOf(new HttpError('Somebody else has changed this meanwhile.', 412))).toBe(
    'Somebody else has changed this meanwhile. Load the page again to see it.',
  );
});
