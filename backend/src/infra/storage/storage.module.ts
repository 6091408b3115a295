import { Global, Module } from '@nestjs/common';
import { CONFIG } from '../../config/config.module.js';
import { createStorage } from './create-storage.js';
import { ErasureJournal } from './erasure-journal.js';
import { Storage } from './storage.js';

@Global()
@Module({
  providers: [{ provide: Storage, inject: [CONFIG], useFactory: createStorage }, ErasureJournal],
  exports: [Storage, ErasureJournal],
})
export class StorageModule {}
