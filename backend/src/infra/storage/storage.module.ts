import { join } from 'node:path';
import { Global, Module } from '@nestjs/common';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { DiskStorage } from './disk-storage.js';
import { S3Storage } from './s3-storage.js';
import { Storage } from './storage.js';

@Global()
@Module({
  providers: [
    {
      provide: Storage,
      inject: [CONFIG],
      useFactory: (config: Config) =>
        config.s3 ? new S3Storage(config.s3) : new DiskStorage(join(config.dataDir, 'files')),
    },
  ],
  exports: [Storage],
})
export class StorageModule {}
