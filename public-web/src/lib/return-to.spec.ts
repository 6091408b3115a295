import { safeReturnTo } from './return-to';

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
])('%s leads to %s', (value, path) => {
  expect(safeReturnTo(value, 'https://paattu.example')).toBe(path);
});
