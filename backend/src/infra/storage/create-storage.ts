import { join } from 'node:path';
import type { Config } from '../../config/config.js';
import { DiskStorage } from './disk-storage.js';
import type { Storage } from './storage.js';

/** Where the files of the site are. */
export function createStorage({ s3, dataDir }: Config): Promise<Storage> {
  return inBucketOr(s3, () => new DiskStorage(join(dataDir, 'files')));
}

/** Where the backups of the site are, each in a folder. */
export function createBackupStorage({ backups: { s3, folder } }: Config): Promise<Storage> {
  return inBucketOr(s3, () => new DiskStorage(folder, { isPrivate: true }));
}

async function inBucketOr(s3: Config['s3'], onDisk: () => Storage): Promise<Storage> {
  if (!s3) return onDisk();
  // Most sites have no bucket, and its client is large.
  const { S3Storage } = await import('./s3-storage.js');
  return new S3Storage(s3);
}
