import { abbreviateCount } from './format';

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1.0K'],
  [1_049, '1.0K'],
  [1_050, '1.1K'],
  [1_234, '1.2K'],
  [48_300, '48.3K'],
  [999_949, '999.9K'],
  [999_950, '1.0M'],
  [999_999, '1.0M'],
  [1_000_000, '1.0M'],
  [1_234_567, '1.2M'],
  [3_400_000, '3.4M'],
])('a count of %i is shown as %s', (count, shown) => {
  expect(abbreviateCount(count)).toBe(shown);
});
