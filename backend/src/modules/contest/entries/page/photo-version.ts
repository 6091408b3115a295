import { basename, extname } from 'node:path';

/** Another one for each photo, so that a page shows a new one at once. */
export function photoVersion(key: string): string {
  return basename(key, extname(key));
}
