import { readServerError, toHttpError } from './server-errors';

const body = {
  code: 'INVALID_INPUT',
  message: 'Some fields are invalid',
  details: [
    { field: 'tutorialUrl', message: 'tutorialUrl must be a link that starts with https://' },
    { field: 'title', message: 'Please fill in all required fields' },
  ],
};

const httpError = (received: unknown) => toHttpError(received, { status: 400, statusText: 'Bad Request' });

test('hands field errors to react-admin, without the technical name that starts a sentence', () => {
  expect(readServerError(httpError(body))).toEqual({
    ...body,
    errors: {
      tutorialUrl: 'Must be a link that starts with https://',
      title: 'Please fill in all required fields',
    },
  });
});

test.each([
  ['a response of a proxy', httpError('<html></html>')],
  ['a response without a body', httpError(undefined)],
  ['a broken connection', new TypeError('Failed to fetch')],
])('finds no server error in %s', (_, error) => {
  expect(readServerError(error)).toBeNull();
});
