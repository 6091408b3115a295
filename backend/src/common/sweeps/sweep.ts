import { type BeforeApplicationShutdown, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';

interface Options {
  /** Whether the first run is at the start of the process, which does not wait for it: the worker also starts without its queue. */
  atStart?: boolean;
  /** What becomes of what a failed run left, for the log. */
  afterwards?: string;
}

type Method = (this: object) => Promise<unknown>;

type Stop = (this: object, signal?: string) => unknown;

/** Providers of processes that are stopping. */
const stopping = new WeakSet<object>();

/**
 * Runs a method of a provider in each interval. A run that takes longer than the interval delays the next one, and one that fails is logged: what it left, the next
 * one does. `failure` is what the log says then, such as "votes could not be scored". Nothing is logged of a run that fails while the process
 * stops: its connections end before it does.
 *
 * A direct call of the method throws its errors.
 */
export function Sweep(
  everyMs: number,
  failure: string,
  { atStart = false, afterwards = 'the next run tries again' }: Options = {},
) {
  return (prototype: object, name: string, descriptor: PropertyDescriptor): void => {
    const timed = `${name}OnTime`;
    const run = whileOthersWait(descriptor.value as Method, `${failure}; ${afterwards}`);
    const value = { value: run, configurable: true, writable: true };
    Object.defineProperty(prototype, timed, value);
    Interval(everyMs)(prototype, timed, value);
    noteStop(prototype);
    if (!atStart) return;
    if ('onApplicationBootstrap' in prototype)
      throw new Error(`${prototype.constructor.name} does something at the start already`);
    Object.defineProperty(prototype, 'onApplicationBootstrap', {
      value(this: object) {
        void run.call(this);
      },
      configurable: true,
      writable: true,
    });
  };
}

function noteStop(prototype: Partial<BeforeApplicationShutdown>): void {
  const own: Stop | undefined = prototype.beforeApplicationShutdown;
  prototype.beforeApplicationShutdown = function (this: object, signal): unknown {
    stopping.add(this);
    return own?.call(this, signal);
  };
}

/** Never throws. Does nothing while the run before is under way. */
function whileOthersWait(method: Method, failure: string): (this: object) => Promise<void> {
  const running = new WeakSet<object>();
  return async function (this: object) {
    if (running.has(this)) return;
    running.add(this);
    try {
      await method.call(this);
    } catch (error) {
      if (!stopping.has(this)) new Logger(this.constructor.name).warn({ err: error }, failure);
    } finally {
      running.delete(this);
    }
  };
}

/** Takes all steps, also after one that failed, and throws what failed. */
export async function takeEach(steps: Array<() => Promise<unknown>>): Promise<void> {
  const errors: unknown[] = [];
  for (const step of steps)
    try {
      await step();
    } catch (error) {
      errors.push(error);
    }
  if (errors.length === 1) throw errors[0];
  if (errors.length > 1) throw new AggregateError(errors, `${errors.length} steps failed`);
}
