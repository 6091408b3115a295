/** A record as the owner has seen it. */
export type Seen = { id: string; version: string };

export function ifMatch(version: string) {
  return { 'If-Match': `"${version}"` };
}

/** The parameters of a request for a record, which the server rejects if there is another version by now. */
export function versionOf({ id, version }: Seen) {
  return { path: { id }, header: ifMatch(version) };
}
