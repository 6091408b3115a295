// @ts-check
import { createRequire } from 'node:module';

/** @type {typeof import('@jest/test-sequencer')} */
const { default: Sequencer } = createRequire(import.meta.url)('@jest/test-sequencer');

/** Spreads the tests of faults among the others: they mostly wait for processes to start and to end, while the others compute. */
export default class SpreadFaults extends Sequencer {
  /** @override @param {import('@jest/test-result').Test[]} tests */
  async sort(tests) {
    const sorted = await super.sort(tests);
    const isOfFaults = (/** @type {import('@jest/test-result').Test} */ { context }) =>
      context.config.displayName?.name === 'faults';
    const faults = sorted.filter(isOfFaults);
    const others = sorted.filter((test) => !isOfFaults(test));
    const between = Math.max(1, Math.floor(others.length / Math.max(1, faults.length)));
    return [
      ...faults.flatMap((test, index) => [test, ...others.slice(index * between, (index + 1) * between)]),
      ...others.slice(faults.length * between),
    ];
  }
}
