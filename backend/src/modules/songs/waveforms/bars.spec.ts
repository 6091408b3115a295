import { barsOf } from './bars.js';

test('few peaks have a bar each, relative to the loudest', () => {
  expect(barsOf([0.25, 0.5, 0], 800)).toEqual([50, 100, 0]);
});

test('many peaks share the requested bars', () => {
  const peaks = Array.from({ length: 10 }, (_, at) => (at + 1) / 10);
  expect(barsOf(peaks, 4)).toEqual([20, 50, 70, 100]);
});

test('silence is flat, and empty audio has no bars', () => {
  expect(barsOf([0, 0, 0], 800)).toEqual([0, 0, 0]);
  expect(barsOf([], 800)).toEqual([]);
});
