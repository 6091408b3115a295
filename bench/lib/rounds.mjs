// @ts-check

/**
 * @typedef {object} Result one line of the table
 * @property {string} name
 * @property {number} ratio more is better, where there is a goal
 * @property {number | null} goal null for a figure without a goal
 * @property {number} spread of the rounds' ratios, as a share of the median
 * @property {string} detail the measured values with their unit
 */

const ROUNDS = 5;
/** A server is several times slower until the engine has compiled the code that it runs most. */
const WARM_UP_ROUNDS = 5;

/** @param {number[]} values */
export function median(values) {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
}

/**
 * The spread of the middle half of the rounds as a share of the median, so that one disturbed round does not count.
 * @param {number[]} values
 */
export function spread(values) {
  const sorted = values.toSorted((one, other) => one - other);
  return (quantile(sorted, 0.75) - quantile(sorted, 0.25)) / median(values);
}

/**
 * A quantile by linear interpolation.
 * @param {number[]} sorted
 * @param {number} share
 */
export function quantile(sorted, share) {
  const at = (sorted.length - 1) * share;
  const [low = NaN, high = low] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return low + (high - low) * (at - Math.floor(at));
}

/**
 * Measures the product and its baseline alternately, each first equally often, so that other load on the machine
 * affects both. The ratio is taken within each round.
 * @param {() => Promise<number>} product
 * @param {() => Promise<number>} baseline
 * @param {number} [rounds]
 */
export async function interleave(product, baseline, rounds = ROUNDS) {
  /** @type {{ product: number, baseline: number }[]} */
  const pairs = [];
  for (let round = 0; round < WARM_UP_ROUNDS; round++) {
    await baseline();
    await product();
  }
  for (let round = 0; round < rounds; round++) {
    if (round % 2 === 0) pairs.push({ product: await product(), baseline: await baseline() });
    else {
      const first = await baseline();
      pairs.push({ product: await product(), baseline: first });
    }
  }
  return summarise(pairs);
}

/** @param {{ product: number, baseline: number }[]} pairs */
export function summarise(pairs) {
  const ratios = pairs.map(({ product, baseline }) => product / baseline);
  return {
    ratio: median(ratios),
    spread: spread(ratios),
    product: median(pairs.map(({ product }) => product)),
    baseline: median(pairs.map(({ baseline }) => baseline)),
  };
}
