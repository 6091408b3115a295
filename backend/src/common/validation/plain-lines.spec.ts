import { plainLines } from './plain-lines.js';

// @trust lyrics-control-characters
test.each([
  ['one\u000btwo', 'one\ntwo'],
  ['one\u000ctwo', 'one\ntwo'],
  ['one\u0085two', 'one\ntwo'],
  ['one\u2028two', 'one\ntwo'],
  ['one\u2029two', 'one\ntwo'],
  ['one\r\ntwo\rthree\nfour', 'one\ntwo\nthree\nfour'],
  ['one\r\n\r\ntwo', 'one\n\ntwo'],
  ['one\ttwo', 'one two'],
  ['o\0n\u0001e\u001b[31m\u007f\u009f', 'one[31m'],
  ['ന്\u200dറെ മഴ\u200c 👨‍👩‍👧', 'ന്\u200dറെ മഴ\u200c 👨‍👩‍👧'],
])('%j becomes %j', (typed, stored) => {
  expect(plainLines(typed)).toBe(stored);
});
