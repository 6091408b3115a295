import { searchOf } from './use-gallery-view';

test.each([
  ['\0', ''],
  ['  An\u0007ju\n ', 'Anju'],
  ['മീര', 'മീര'],
  ['x'.repeat(101), 'x'.repeat(100)],
])('the gallery searches %j for what the server accepts', (text, search) => {
  expect(searchOf(text)).toBe(search);
});
