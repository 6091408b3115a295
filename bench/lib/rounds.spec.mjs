// @ts-check
import { interleave, median, quantile, spread, summarise } from './rounds.mjs';

test.each([
  [[3], 3],
  [[5, 1, 3], 3],
  [[4, 1, 3, 2], 2.5],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('a quantile between two values is interpolated', () => {
  expect(quantile([10, 20, 30, 40], 0.25)).toBe(17.5);
  expect(quantile([10, 20, 30, 40], 1)).toBe(40);
});

test('one outlier does not widen the spread', () => {
  expect(spread([1, 1, 1, 1, 100])).toBe(0);
  expect(spread([0.8, 0.9, 1, 1.1, 1.2])).toBeCloseTo(0.2);
});

test('the ratio is the median of all ratios, not the ratio of the medians', () => {
  const rounds = [
    { product: 10, baseline: 20 },
    { product: 100, baseline: 125 },
    { product: 40, baseline: 50 },
  ];
  expect(summarise(rounds)).toEqual({
    ratio: 0.8,
    spread: expect.closeTo(0.1875),
    product: 40,
    baseline: 50,
  });
});

test('product and baseline alternate, and each comes first equally often', async () => {
  /** @type {string[]} */
  const order = [];
  const measure = (/** @type {string} */ name) => async () => order.push(name);
  await interleave(measure('p'), measure('b'), 4);
  expect(order.join('')).toBe('bp'.repeat(5) + 'pbbp'.repeat(2));
});
