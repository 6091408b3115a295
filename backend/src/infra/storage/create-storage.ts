import { join } from 'node:path';
import type { Config } from '../../config/config.js';
import { DiskStorage } from './disk-storage.js';
import { S3Storage } from './s3-storage.js';
import type { Storage } from './storage.js';

export function createStorage({ s3, dataDir }: Config): Storage {
  return s3 ? new S3Storage(s3) : new DiskStorage(join(dataDir, 'files'));
}
