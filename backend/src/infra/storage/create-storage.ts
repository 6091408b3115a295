import { join } from 'node:path';
import type { Bucket, Config } from '../../config/config.js';
import { DiskStorage } from './disk-storage.js';
import type { S3Options } from './s3-storage.js';
import type { Storage } from './storage.js';

/** Where the files of the site are. */
export async function createStorage({ s3, dataDir }: Config): Promise<Storage> {
  return s3 ? openBucket(s3) : new DiskStorage(join(dataDir, 'files'));
}

/** Whoever types an address in a browser must not reach the network of the server with it. A variable may. */
export function openBucketOfBackups(
  { production, backups }: Config,
  bucket: Bucket,
  how: Pick<S3Options, 'signal' | 'page'> = {},
): Promise<Storage> {
  return openBucket(bucket, { ...how, isOfBackups: true, isPublicOnly: production && bucket !== backups.s3 });
}

export function openBackupFolder({ backups }: Config): Storage {
  return new DiskStorage(backups.folder, { isPrivate: true });
}

async function openBucket(bucket: Bucket, options?: S3Options): Promise<Storage> {
  // Most sites have no bucket, and its client is large.
  const { S3Storage } = await import('./s3-storage.js');
  return new S3Storage(bucket, options);
}
