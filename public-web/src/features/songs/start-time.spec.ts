import { startTime } from './start-time';

test.each([
  ['t=83', 214.6, 83],
  ['t=0', 214.6, 0],
  ['t=214', 214.6, 214],
  ['t=215', 214.6, 0],
  ['t=83', null, 83],
  ['t=-5', 214.6, 0],
  ['t=1e2', 214.6, 0],
  ['t=1.5', 214.6, 0],
  ['t=', 214.6, 0],
  ['', 214.6, 0],
  ['t=a&t=5', 214.6, 0],
])('%s of a song of %s seconds starts at %s', (search, duration, seconds) => {
  expect(startTime(new URLSearchParams(search), duration)).toBe(seconds);
});
