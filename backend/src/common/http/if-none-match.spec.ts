import { clientHas } from './if-none-match.js';

test.each([
  [undefined, false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  [' * ', true],
  ['"b"', false],
  ['a', false],
])('If-None-Match: %s names "a": %s', (header, expected) => {
  expect(clientHas({ headers: header === undefined ? {} : { 'if-none-match': header } }, '"a"')).toBe(
    expected,
  );
});
