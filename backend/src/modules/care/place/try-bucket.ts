import { randomUUID } from 'node:crypto';
import type { Bucket, Config } from '../../../config/config.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { isInsideLiteral } from '../../../common/http/public-address.js';
import { withTimeout } from '../../../common/with-timeout.js';
import { BucketError, toBucketError } from '../../../infra/storage/bucket-error.js';
import { openBucketOfBackups } from '../../../infra/storage/create-storage.js';
import type { Storage } from '../../../infra/storage/storage.js';
import { refusalOf } from './explain-bucket.js';

const ANSWERED_WITHIN_MS = 25_000;

/** Beside the folders of backups; a look for backups passes over it. */
const TRIALS = 'trials';

/**
 * Writes a small file into a bucket, finds it, reads it and deletes it, as backups do.
 * @throws {DomainError} what the store says, at the field that it is about
 */
export async function tryBucket(config: Config, bucket: Bucket): Promise<void> {
  if (config.production && isInside(bucket)) throw refusalOf('inside');
  try {
    await useOnce(await openBucketOfBackups(config, bucket), bucket);
  } catch (error) {
    if (error instanceof BucketError) throw refusalOf(error.problem, error.code);
    throw error;
  }
}

function isInside({ endpoint }: Bucket): boolean {
  return endpoint !== undefined && isInsideLiteral(new URL(endpoint).hostname);
}

/**
 * Writes a small file, finds it, reads it and deletes it.
 * @throws {BucketError}
 */
export async function useOnce(storage: Storage, { bucket }: Bucket): Promise<void> {
  try {
    await withTimeout(ANSWERED_WITHIN_MS, writeAndRead(storage));
  } catch (error) {
    if (error instanceof DomainError && error.code === 'INSUFFICIENT_STORAGE')
      throw new BucketError('full', '', bucket, error);
    throw toBucketError(error, bucket);
  }
}

async function writeAndRead(storage: Storage): Promise<void> {
  const key = `${TRIALS}/${randomUUID()}.txt`;
  const text = 'May backups be stored here?';
  await storage.put(key, text);
  let found = false;
  for await (const keys of storage.list(TRIALS)) {
    found = keys.includes(key);
    if (found) break;
  }
  const read = await storage.read(key, { start: 0, end: text.length - 1 });
  await storage.delete(key);
  if (!found || String(read) !== text) throw new Error('what was written is not there');
}
