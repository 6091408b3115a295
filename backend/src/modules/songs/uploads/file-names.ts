let last = 0;

/** A timestamp in microseconds, never the same twice: a file's content never changes under its name. */
export function newFileName(): string {
  last = Math.max(last + 1, Date.now() * 1_000);
  return String(last);
}
