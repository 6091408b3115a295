let last = 0;

/** A timestamp in microseconds, unique in this process: the content under a file name never changes. */
export function newFileName(): string {
  last = Math.max(last + 1, Date.now() * 1_000);
  return String(last);
}
