/** Resolves with `work`, but not before `milliseconds`, so that a short-lived text can be read. Rejects at once. */
export async function atLeast<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const pause = new Promise((resolve) => setTimeout(resolve, milliseconds));
  const [result] = await Promise.all([work, pause]);
  return result;
}
