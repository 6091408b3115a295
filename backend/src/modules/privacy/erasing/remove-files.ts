import { Logger } from '@nestjs/common';
import type { Storage } from '../../../infra/storage/storage.js';

const AT_ONCE = 10;

const logger = new Logger('Retention');

/** Deletes files that no row names any more. Never throws: the sweep deletes the files that an outage of the storage leaves. */
export async function removeFiles(storage: Storage, keys: string[]): Promise<void> {
  for (let start = 0; start < keys.length; start += AT_ONCE) {
    const removals = keys.slice(start, start + AT_ONCE).map((key) =>
      storage.delete(key).catch((error: unknown) => {
        logger.warn({ err: error, key }, 'a file is left to the sweep');
      }),
    );
    await Promise.all(removals);
  }
}
