import { HttpError } from 'react-admin';
import { withFieldErrors } from '../../lib/server-errors';
import { fieldErrorsOf, sentenceOfError } from './result-errors';

const error = (code: string, message: string, details?: object[]) =>
  new HttpError(message, 400, withFieldErrors({ code, message, details }));

test('a wrong password is an error of its field', () => {
  const wrong = error('WRONG_PASSWORD', 'Incorrect password', [
    { field: 'password', message: 'Incorrect password' },
  ]);
  expect(fieldErrorsOf(wrong)).toEqual({ password: 'Incorrect password' });
  expect(sentenceOfError(wrong)).toBe('Incorrect password');
});

test('the counts of blockers are no errors of fields', () => {
  const blocked = error('RESULT_BLOCKED', 'Blocked', [{ field: 'open-marks', message: '3' }]);
  expect(fieldErrorsOf(blocked)).toEqual({});
  expect(sentenceOfError(blocked)).toBe('Something is open that was settled before. The page lists it now.');
});

test('any other error has the sentence of the server', () => {
  expect(sentenceOfError(error('OFFER_OPEN', 'An offer is open.'))).toBe('An offer is open.');
});
