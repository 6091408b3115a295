import { randomUUID } from 'node:crypto';
import type { Bucket, Config } from '../../../config/config.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import type { ErrorCodeOf } from '../../../common/errors/error-catalogue.js';
import { isInsideLiteral } from '../../../common/http/public-address.js';
import { withTimeout } from '../../../common/with-timeout.js';
import { BucketError, type BucketProblem, toBucketError } from '../../../infra/storage/bucket-error.js';
import { openBucketOfBackups } from '../../../infra/storage/create-storage.js';
import type { Storage } from '../../../infra/storage/storage.js';

const ANSWERED_WITHIN_MS = 25_000;

/** Beside the folders of backups; a look for backups passes over it. */
const TRIALS = 'trials';

type Field = 'endpoint' | 'region' | 'bucket' | 'keyId' | 'secret';

const ANSWERS: Record<BucketProblem, [ErrorCodeOf<422>, Field]> = {
  key: ['BUCKET_KEY_REFUSED', 'keyId'],
  missing: ['BUCKET_MISSING', 'bucket'],
  rights: ['BUCKET_RIGHTS_MISSING', 'bucket'],
  region: ['BUCKET_REGION_WRONG', 'region'],
  clock: ['BUCKET_CLOCK_WRONG', 'endpoint'],
  full: ['BUCKET_FULL', 'bucket'],
  name: ['BUCKET_NAME_UNKNOWN', 'endpoint'],
  inside: ['BUCKET_INSIDE', 'endpoint'],
  silent: ['BUCKET_SILENT', 'endpoint'],
  tls: ['BUCKET_TLS_FAILED', 'endpoint'],
  slow: ['BUCKET_SLOW', 'endpoint'],
  other: ['BUCKET_REFUSED', 'endpoint'],
};

/**
 * Writes a small file into a bucket, finds it, reads it and deletes it, as backups do.
 * @throws {DomainError} what the store says, at the field that it is about
 */
export async function tryBucket(config: Config, bucket: Bucket): Promise<void> {
  try {
    if (config.production && isInside(bucket)) throw refusal('inside');
    await useOnce(await openBucketOfBackups(config, bucket));
  } catch (error) {
    if (error instanceof DomainError && error.code === 'INSUFFICIENT_STORAGE') throw refusal('full');
    if (error instanceof DomainError && error.code === 'NOT_FOUND') throw refusal('other');
    if (error instanceof DomainError) throw error;
    const { problem, code } = error instanceof BucketError ? error : toBucketError(error, bucket.bucket);
    throw refusal(problem, code);
  }
}

function isInside({ endpoint }: Bucket): boolean {
  return endpoint !== undefined && isInsideLiteral(new URL(endpoint).hostname);
}

/** Writes a small file, finds it, reads it and deletes it. */
export function useOnce(storage: Storage): Promise<void> {
  return withTimeout(ANSWERED_WITHIN_MS, writeAndRead(storage));
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
  if (!found || String(read) !== text) throw refusal('other');
}

/** @param word of the store, for what has no sentence */
function refusal(problem: BucketProblem, word = ''): DomainError {
  const [code, field] = ANSWERS[problem];
  const { message } = new DomainError(code);
  const sentence = problem === 'other' && word !== '' ? `${message} Its word for it: ${word}.` : message;
  return new DomainError(code, { message: sentence, details: [{ field, message: sentence }] });
}
