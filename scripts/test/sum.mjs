// @ts-check
import { stripVTControlCharacters } from 'node:util';

/**
 * What a suite's tests came to. `failures` names each failed test, with its first error, and `unsteady` each that failed
 * and passed when it ran once more, to be printed last: CI often keeps only the end of the log.
 * @typedef {{ passed: number, failed: number, skipped: number, failures?: string[], unsteady?: string[] }} Sum
 */

/** A run with more unsteady tests fails: so many are not the fault of the machine. */
export const MOST_UNSTEADY = 3;

const MESSAGE_CHARS = 1_500;

/**
 * A failed test in words.
 * @param {string} name
 * @param {string} message
 */
export function failure(name, message) {
  return `${name}\n${stripVTControlCharacters(message).slice(0, MESSAGE_CHARS)}`;
}

/**
 * @param {Sum[]} sums
 * @returns {Sum & Required<Pick<Sum, 'failures' | 'unsteady'>>}
 */
export function add(sums) {
  const total = (/** @type {'passed' | 'failed' | 'skipped'} */ kind) =>
    sums.reduce((all, part) => all + part[kind], 0);
  return {
    passed: total('passed'),
    failed: total('failed'),
    skipped: total('skipped'),
    failures: sums.flatMap(({ failures = [] }) => failures),
    unsteady: sums.flatMap(({ unsteady = [] }) => unsteady),
  };
}

/**
 * The sum of a runner that ended with `code`. A process of it that crashes takes the rest of its file with it, and the report names none of these tests.
 * @param {Sum} sum
 * @param {number} code
 * @returns {Sum}
 */
export function withExit(sum, code) {
  if (code === 0 || sum.failed > 0) return sum;
  const crashed = failure(
    `the runner ended with ${code}`,
    'No test failed: a process of it crashed. Its output says where.',
  );
  return { ...sum, failed: 1, failures: [crashed] };
}

/** A run without tests fails too: its pattern is wrong. @param {Sum} sum */
export const hasFailed = ({ passed, failed, unsteady = [] }) =>
  failed > 0 || passed === 0 || unsteady.length > MOST_UNSTEADY;

/** The end of the log. @param {Sum} sum @returns {string[]} */
export function linesOf({ passed, failed, skipped, failures = [], unsteady = [] }) {
  return [
    ...failures.map((each) => `FAILED ${each}`),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    `${passed} passed, ${failed} failed`,
    ...unsteady.map((each) => `UNSTEADY ${each}`),
    ...(unsteady.length > MOST_UNSTEADY
      ? [`FAILED: ${unsteady.length} tests are unsteady, and a run may have ${MOST_UNSTEADY}`]
      : []),
  ];
}
