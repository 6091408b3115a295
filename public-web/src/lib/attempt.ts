/** For storage, which can fail in private windows or when the visitor disables it. */
export function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
