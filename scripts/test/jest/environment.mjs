// @ts-check
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

// jest runs a file again whose process exits, but not one whose process is killed: a crash counts as a failure.
if (process.send)
  process.on('exit', (code) => {
    if (code !== 0) process.kill(process.pid, 'SIGKILL');
  });

/** The process itself, where jest would give each file a context of its own. */
export default class ProcessEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimers = null;
  exit = process.exit;

  /** @param {{ projectConfig: ConstructorParameters<typeof ModernFakeTimers>[0]['config'] }} options */
  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    Reflect.set(globalThis, Symbol.for('TEST_TIMEOUT_SYMBOL'), projectConfig.testTimeout);
  }

  getVmContext() {
    return null;
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    // The runner has wrapped it, once for each file.
    process.exit = this.exit;
  }
}
