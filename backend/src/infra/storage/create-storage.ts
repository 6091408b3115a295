import { join } from 'node:path';
import type { Config } from '../../config/config.js';
import { DiskStorage } from './disk-storage.js';
import type { Storage } from './storage.js';

export async function createStorage({ s3, dataDir }: Config): Promise<Storage> {
  if (!s3) return new DiskStorage(join(dataDir, 'files'));
  // Most sites have no bucket, and its client is large.
  const { S3Storage } = await import('./s3-storage.js');
  return new S3Storage(s3);
}
