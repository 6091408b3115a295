import { Module } from '@nestjs/common';
import { ContestModule } from './contest.module.js';

/** What the worker process does for this module. */
@Module({ imports: [ContestModule] })
export class ContestWorkerModule {}
