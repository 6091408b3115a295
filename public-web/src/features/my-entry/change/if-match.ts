/** The header with the version of the entry that the page shows. */
export function ifMatch(version: string) {
  return { 'If-Match': `"${version}"` };
}
