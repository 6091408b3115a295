import { AsyncLocalStorage } from 'node:async_hooks';

interface Mark {
  /** Whether the person behind the call may look at a site that is not public. */
  mayLook: boolean;
}

const marks = new AsyncLocalStorage<Mark>();

/**
 * Marks the server's own calls to its API. Rate limits, the request log and the request metrics skip them. The mark is
 * the asynchronous context of the call, which nothing in a visitor's request can set.
 */
export function markInProcess<T>(call: () => PromiseLike<T>, mark: Mark = { mayLook: false }): Promise<T> {
  // Awaited inside the context, because Fastify's inject() starts only when its result is awaited.
  return marks.run(mark, async () => await call());
}

export function isInProcess(): boolean {
  return marks.getStore() !== undefined;
}

/** Whether this is a call for somebody who may look at a site that is not public. */
export function mayLookInProcess(): boolean {
  return marks.getStore()?.mayLook === true;
}
