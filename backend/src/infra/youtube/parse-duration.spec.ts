import { parseDuration } from './parse-duration.js';

test.each([
  ['PT4M13S', 253],
  ['PT59S', 59],
  ['PT1H', 3_600],
  ['P1DT2H3M4S', 93_784],
  ['P0D', null],
  ['PT0S', null],
  ['', null],
  ['4:13', null],
  ['P1Y', null],
])('%s is %s seconds', (text, seconds) => {
  expect(parseDuration(text)).toBe(seconds);
});
