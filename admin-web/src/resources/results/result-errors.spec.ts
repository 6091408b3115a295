import { toHttpError } from '../../lib/server-errors';
import { fieldErrorsOf, sentenceOfError } from './result-errors';

const error = (code: string, message: string, details?: object[]) =>
  toHttpError({ code, message, details }, { status: 400, statusText: '' });

test('another title is an error of its field', () => {
  const differs = error('TITLE_DIFFERS', 'The title differs', [
    { field: 'title', message: 'The title differs' },
  ]);
  expect(fieldErrorsOf(differs)).toEqual({ title: 'The title differs' });
  expect(sentenceOfError(differs)).toBe('The title differs');
});

test('the counts of blockers are no errors of fields', () => {
  const blocked = error('RESULT_BLOCKED', 'Blocked', [{ field: 'open-marks', message: '3' }]);
  expect(fieldErrorsOf(blocked)).toEqual({});
  expect(sentenceOfError(blocked)).toBe('Something is open that was settled before. The page lists it now.');
});

test('any other error has the sentence of the server', () => {
  expect(sentenceOfError(error('OFFER_OPEN', 'An offer is open.'))).toBe('An offer is open.');
});
