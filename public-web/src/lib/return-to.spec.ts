import { emailedReturnTo, safeReturnTo } from './return-to';

// @trust return-address
test.each([
  ['/songs?filter=favorites', '/songs?filter=favorites'],
  ['/admin/songs#new', '/admin/songs#new'],
  [null, null],
  ['', null],
  ['songs', null],
  ['//evil.example/songs', null],
  ['/\\evil.example', null],
  ['/.//evil.example', null],
  ['/\t/evil.example', null],
  ['https://evil.example', null],
  ['javascript:alert(1)', null],
  ['/auth?returnTo=/auth', null],
  ['/auth?mode=verify-email', '/auth?mode=verify-email'],
  ['/ml/auth?mode=change-password', '/ml/auth?mode=change-password'],
  ['/auth?mode=login', null],
  ['/vote#entry-a1b2c3', '/vote#entry-a1b2c3'],
])('%s leads to %s', (value, path) => {
  expect(safeReturnTo(value, 'https://paattu.example')).toBe(path);
});

// @trust return-address
test.each([
  ['/vote#entry-a1b2c3', { returnTo: '/vote#entry-a1b2c3' }],
  ['//evil.example', {}],
  [null, {}],
  [`/${'a'.repeat(500)}`, {}],
])('an email that leads back to %s', (value, field) => {
  expect(emailedReturnTo(value, 'https://paattu.example')).toEqual(field);
});
