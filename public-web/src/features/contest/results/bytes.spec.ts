import { formatBytes } from './bytes';

test('sizes are in KB or MB', () => {
  expect([0, 1, 1_000, 340_200, 999_000, 1_234_567, 40_000_000].map(formatBytes)).toEqual([
    '0 KB',
    '1 KB',
    '1 KB',
    '341 KB',
    '999 KB',
    '1.23 MB',
    '40 MB',
  ]);
});
