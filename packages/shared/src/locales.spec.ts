import { localizedPath, splitLocale } from './locales.js';

test.each([
  ['/', 'en', '/'],
  ['/songs', 'en', '/songs'],
  ['/mlsongs', 'en', '/mlsongs'],
  ['/ml', 'ml', '/'],
  ['/ml/', 'ml', '/'],
  ['/ml/songs/small-moon', 'ml', '/songs/small-moon'],
  ['/ml//songs', 'ml', '//songs'],
  ['/ml/ml/songs', 'ml', '/ml/songs'],
])('the path %s is %s of %s', (pathname, locale, path) => {
  expect(splitLocale(pathname)).toEqual({ locale, path });
});

test.each([
  ['en', '/', '/'],
  ['en', '/songs?filter=favorites', '/songs?filter=favorites'],
  ['ml', '/', '/ml'],
  ['ml', '/?x=1', '/ml?x=1'],
  ['ml', '/#entry', '/ml#entry'],
  ['ml', '/songs?filter=favorites', '/ml/songs?filter=favorites'],
] as const)('in %s, %s is at %s', (locale, path, address) => {
  expect(localizedPath(locale, path)).toBe(address);
});
