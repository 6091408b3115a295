import { AsyncLocalStorage } from 'node:async_hooks';

const marks = new AsyncLocalStorage<true>();

/**
 * Marks the server's own calls to its API. Rate limits, the request log and the request metrics skip them. The mark is
 * the asynchronous context of the call, which nothing in a visitor's request can set.
 */
export function markInProcess<T>(call: () => PromiseLike<T>): Promise<T> {
  // Awaited inside the context, because Fastify's inject() starts only when its result is awaited.
  return marks.run(true, async () => await call());
}

export function isInProcess(): boolean {
  return marks.getStore() === true;
}
