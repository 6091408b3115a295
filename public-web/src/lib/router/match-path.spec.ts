import { matchPath } from './match-path';

test.each([
  ['/', '/', {}],
  ['/', '/songs', null],
  ['/songs', '/songs', {}],
  ['/songs', '/songs/', {}],
  ['/songs', '/Songs', null],
  ['/songs', '/songs/oar', null],
  ['/songs/:slug', '/songs/oar', { slug: 'oar' }],
  ['/songs/:slug', '/songs/oar/', { slug: 'oar' }],
  ['/songs/:slug', '/songs/', null],
  ['/songs/:slug', '/songs/oar/more', null],
  ['*', '/anything', {}],
])('the pattern %s with the path %s', (pattern, path, params) => {
  expect(matchPath(pattern, path)).toEqual(params);
});
