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

let isTrying = false;

/**
 * Writes a small file into a bucket, finds it, reads it and deletes it, as backups do. One bucket at a time: a store may keep a trial waiting.
 * @throws {DomainError} what the store says, at the field that it is about
 */
export async function tryBucket(config: Config, bucket: Bucket): Promise<void> {
  if (config.production && isInside(bucket)) throw refusalOf('inside');
  if (isTrying)
    throw new DomainError('TOO_MANY_REQUESTS', {
      message: 'A bucket is being tried already. Please wait half a minute, then try again.',
    });
  isTrying = true;
  try {
    await useOnce(config, bucket);
  } catch (error) {
    if (error instanceof BucketError) throw refusalOf(error.problem, error.code);
    throw error;
  } finally {
    isTrying = false;
  }
}

function isInside({ endpoint }: Bucket): boolean {
  return endpoint !== undefined && isInsideLiteral(new URL(endpoint).hostname);
}

/**
 * Writes a small file, finds it, reads it and deletes it. Afterwards, also if the store did not answer in time, no request runs.
 * @throws {BucketError}
 */
export async function useOnce(config: Config, bucket: Bucket): Promise<void> {
  const ending = new AbortController();
  try {
    const storage = await openBucketOfBackups(config, bucket, { signal: ending.signal, page: 1 });
    await withTimeout(ANSWERED_WITHIN_MS, writeAndRead(storage));
  } catch (error) {
    if (error instanceof DomainError && error.code === 'INSUFFICIENT_STORAGE')
      throw new BucketError('full', '', bucket.bucket, error);
    throw toBucketError(error, bucket.bucket);
  } finally {
    ending.abort();
  }
}

async function writeAndRead(storage: Storage): Promise<void> {
  // A folder of its own, so that the first page of its list has the file.
  const folder = `${TRIALS}/${randomUUID()}`;
  const key = `${folder}/trial.txt`;
  const text = 'May backups be stored here?';
  await storage.put(key, text);
  let found = false;
  for await (const keys of storage.list(folder)) {
    found = keys.includes(key);
    break;
  }
  const read = await storage.read(key, { start: 0, end: text.length - 1 });
  await storage.delete(key);
  if (!found || String(read) !== text) throw new Error('what was written is not there');
}
