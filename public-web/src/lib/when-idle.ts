/** The delay in browsers without `requestIdleCallback`, such as Safari. */
const LATE_ENOUGH_MS = 1000;

/** Calls back when the browser has no more urgent work; returns a function that cancels this. */
export function whenIdle(callback: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(callback, LATE_ENOUGH_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: LATE_ENOUGH_MS });
  return () => cancelIdleCallback(handle);
}
