/** Where the browser cannot tell, as Safari's cannot. */
const LATE_ENOUGH_MS = 1000;

/** Calls back once the browser has nothing more urgent to do; answers with what calls it off. */
export function whenIdle(callback: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(callback, LATE_ENOUGH_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: LATE_ENOUGH_MS });
  return () => cancelIdleCallback(handle);
}
