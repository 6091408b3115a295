import { isOwnPath } from './fields.js';

// @trust return-address
test.each([
  ['/', true],
  ['/vote?entry=entry-a1b2c3', true],
  ['/ml/songs/mazha#lyrics', true],
  [`/${'a'.repeat(499)}`, true],
  [`/${'a'.repeat(500)}`, false],
  ['', false],
  ['vote', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['/.//evil.example', false],
  ['/..//evil.example', false],
  ['/%2e//evil.example', false],
  ['https://evil.example', false],
  ['javascript:alert(1)', false],
  ['/\t/evil.example', false],
  ['/\n/evil.example', false],
  [' /vote', false],
  ['/vote\u0000', false],
  [null, false],
  [['/vote'], false],
])('%j is a path of this site: %s', (value, expected) => {
  expect(isOwnPath(value)).toBe(expected);
});
