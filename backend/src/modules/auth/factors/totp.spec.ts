import { base32, stepAt, stepOf, totpOf } from './totp.js';

const SECRET = Buffer.from('12345678901234567890');

// The vectors of RFC 6238, appendix B.
test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at %d seconds the code is %s', (seconds, code) => {
  const step = stepAt(seconds * 1_000);
  expect(totpOf(SECRET, step, 8)).toBe(code);
  expect(totpOf(SECRET, step)).toBe(code.slice(2));
});

test.each([
  [-2, false],
  [-1, true],
  [0, true],
  [1, true],
  [2, false],
])('a code that is %d steps away: %s', (away, isGood) => {
  const now = 1_234_567_890_000;
  const step = stepAt(now) + away;
  expect(stepOf(SECRET, totpOf(SECRET, step), now)).toBe(isGood ? step : null);
});

// The vectors of RFC 4648, section 10, without padding.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%j in base 32 is %j', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded);
});
