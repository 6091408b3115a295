import { Module } from '@nestjs/common';
import { SongsModule } from './songs.module.js';

/** What the worker process does for this module. */
@Module({ imports: [SongsModule] })
export class SongsWorkerModule {}
