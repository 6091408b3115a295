import type { Storage } from './storage.js';

/** Often enough that a file is gone within an hour of being stray. */
export const SWEEP_EVERY_MS = 10 * 60_000;
/** Younger files may belong to an upload whose row is yet to come. */
const MIN_AGE_MS = 45 * 60_000;

/**
 * Removes the files of a folder that no row names: an upload was cut short by a crash, or the storage was away when
 * the row was deleted. `findUnnamed` answers which of the given keys no row names.
 */
export async function sweepStrayFiles(
  storage: Storage,
  folder: string,
  findUnnamed: (keys: string[]) => Promise<string[]>,
): Promise<number> {
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
