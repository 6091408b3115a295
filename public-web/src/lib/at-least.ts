/** Resolves with `work`, but no sooner than after `milliseconds`: what would flash by can be read. Fails at once. */
export async function atLeast<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const pause = new Promise((resolve) => setTimeout(resolve, milliseconds));
  const [result] = await Promise.all([work, pause]);
  return result;
}
