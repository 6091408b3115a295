import { join } from 'node:path';
import { Global, Module } from '@nestjs/common';
import { type Config, ConfigError } from '../../config/config.js';
import { CONFIG } from '../../config/config.module.js';
import { createStorage } from './create-storage.js';
import { Storage } from './storage.js';

@Global()
@Module({
  providers: [{ provide: Storage, inject: [CONFIG], useFactory: openStorage }],
  exports: [Storage],
})
export class StorageModule {}

/** A folder that cannot be written to is told at the start, not at the first upload. A bucket may be away for a while. */
async function openStorage(config: Config): Promise<Storage> {
  const storage = createStorage(config);
  if (config.s3) return storage;
  await storage.check().catch((error: Error) => {
    const folder = join(config.dataDir, 'files');
    throw new ConfigError([`DATA_DIR: ${folder} cannot be written to (${error.message})`]);
  });
  return storage;
}
