/** Loads code that is wanted. If it does not load, each next use is another try. */
export async function loadAtUse<T>(load: () => Promise<T>, nextUse: () => Promise<void>): Promise<T> {
  try {
    return await load();
  } catch {
    await nextUse();
    return loadAtUse(load, nextUse);
  }
}
