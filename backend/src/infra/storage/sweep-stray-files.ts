import type { Storage } from './storage.js';

/** A stray file is deleted within an hour. */
export const SWEEP_EVERY_MS = 10 * 60_000;
/** A younger file may belong to an upload whose row does not exist yet. */
const MIN_AGE_MS = 45 * 60_000;

/**
 * Deletes the files of a folder that no row names, because a crash interrupted an upload or the storage was unreachable
 * when the row was deleted. `findUnnamed` returns the keys that no row names.
 */
export async function sweepStrayFiles(
  storage: Storage,
  folder: string,
  findUnnamed: (keys: string[]) => Promise<string[]>,
): Promise<number> {
  await storage.deleteUnfinished(folder, new Date(Date.now() - MIN_AGE_MS));
  let removed = 0;
  for await (const keys of storage.list(folder)) {
    for (const key of await findUnnamed(keys)) {
      const file = await storage.stat(key);
      if (!file || Date.now() - file.modifiedAt.getTime() < MIN_AGE_MS) continue;
      await storage.delete(key);
      removed += 1;
    }
  }
  return removed;
}
