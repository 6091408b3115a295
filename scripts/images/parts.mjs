// @ts-check

/** @param {number} since of performance.now() @returns {string} in seconds */
export const secondsSince = (since) => ((performance.now() - since) / 1000).toFixed(1);

/**
 * Runs a part of a walk, and says how long it took.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function part(name, work) {
  const begun = performance.now();
  console.log(`--- ${name}`);
  const result = await work();
  console.log(`--- ${name}: ${secondsSince(begun)} s`);
  return result;
}
