// @ts-check
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

// jest runs a file again whose process exits, but not one whose process is killed: a crash counts as a failure.
if (process.send)
  process.on('exit', (code) => {
    if (code !== 0) process.kill(process.pid, 'SIGKILL');
  });

const KINDS = /** @type {const} */ (['setTimeout', 'setInterval']);

/** The timers that start in a file. */
class Timers {
  /** @type {Set<WeakRef<NodeJS.Timeout>>} */
  started = new Set();
  real = KINDS.map((kind) => /** @type {const} */ ([kind, globalThis[kind]]));

  note() {
    /** @param {typeof setTimeout} start @param {unknown} _this @param {Parameters<typeof setTimeout>} options */
    const apply = (start, _this, options) => {
      const timer = start(...options);
      this.started.add(new WeakRef(timer));
      return timer;
    };
    for (const [kind, start] of this.real) {
      // happy-dom reads the source, to know whose timers these are.
      const get = (/** @type {object} */ target, /** @type {PropertyKey} */ key) =>
        key === 'toString' ? () => String(start) : Reflect.get(target, key);
      Reflect.set(globalThis, kind, new Proxy(start, { apply, get }));
    }
  }

  release() {
    for (const [kind, start] of this.real) Reflect.set(globalThis, kind, start);
    for (const timer of this.started) timer.deref()?.unref();
  }
}

/** The process itself, where jest would give each file a context of its own. */
export default class ProcessEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimers = null;
  exit = process.exit;
  /** Those that a file has left running, such as that of a cache of minutes, keep no process. */
  timers = new Timers();

  /** @param {{ projectConfig: ConstructorParameters<typeof ModernFakeTimers>[0]['config'] }} options */
  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    Reflect.set(globalThis, Symbol.for('TEST_TIMEOUT_SYMBOL'), projectConfig.testTimeout);
  }

  getVmContext() {
    return null;
  }

  /** @param {import('@jest/types').Circus.Event} event */
  handleTestEvent(event) {
    // jest would give it a callback as the missing argument, and wait for its call.
    if (event.name === 'test_start' && event.test.fn.length > 0)
      event.test.fn = () => Promise.reject(new Error('the test takes more arguments than its row has'));
    if (event.name === 'hook_start' && event.hook.fn.length > 0)
      event.hook.fn = () => Promise.reject(new Error('a hook takes no argument'));
  }

  async setup() {
    this.timers.note();
  }

  async teardown() {
    this.fakeTimersModern.dispose();
    this.timers.release();
    // Each file adds its own: the events of a test would reach those of all files before.
    Reflect.deleteProperty(globalThis, Symbol.for('EVENT_HANDLERS'));
    // The runner has wrapped it, once for each file.
    process.exit = this.exit;
  }
}
