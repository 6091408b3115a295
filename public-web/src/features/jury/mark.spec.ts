import { stepMark, withHalf, writeMark } from './mark';

test.each([
  [null, '–'],
  [0, '0'],
  [1, '0.5'],
  [14, '7'],
  [15, '7.5'],
  [20, '10'],
])('a mark of %s half points is written %s', (mark, written) => {
  expect(writeMark(mark)).toBe(written);
});

test.each([
  [null, 1],
  [14, 15],
  [15, 14],
  [20, 20],
])('the half of %s makes it %s', (mark, changed) => {
  expect(withHalf(mark)).toBe(changed);
});

test.each([
  [null, 1, 10],
  [null, -1, 10],
  [19, 1, 20],
  [20, 1, 20],
  [1, -1, 0],
  [0, -1, 0],
] as const)('a step from %s by %s goes to %s', (mark, step, changed) => {
  expect(stepMark(mark, step)).toBe(changed);
});
