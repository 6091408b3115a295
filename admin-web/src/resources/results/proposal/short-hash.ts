const DIGITS = 16;

/** The first digits of a hash, in groups that a person can compare. */
export function shortHash(hash: string): string {
  return `${hash
    .slice(0, DIGITS)
    .replaceAll(/(.{4})/g, '$1 ')
    .trim()}…`;
}
