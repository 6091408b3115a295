import { Module } from '@nestjs/common';
import { PortraitSweep } from './portraits/portrait-sweep.js';
import { TextsModule } from './texts.module.js';

/** The sweep of the worker process. */
@Module({ imports: [TextsModule], providers: [PortraitSweep] })
export class TextsWorkerModule {}
