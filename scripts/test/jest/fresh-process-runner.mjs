// @ts-check
import { createRequire } from 'node:module';

/** @type {import('jest-runner')} */
const { default: TestRunner } = createRequire(import.meta.url)('jest-runner');

/** Runs each file in a process of its own. */
export default class FreshProcessRunner extends TestRunner {
  /** @param {ConstructorParameters<typeof TestRunner>} options */
  constructor(...[config, context]) {
    // A process that takes more memory than the limit ends after its file; 0 is always less.
    super({ ...config, workerIdleMemoryLimit: 0 }, context);
  }

  /** @override @param {Parameters<InstanceType<typeof TestRunner>['runTests']>} options */
  runTests(...[tests, watcher]) {
    return super.runTests(tests, watcher, { serial: false });
  }
}
