import { Module } from '@nestjs/common';
import { FirstRulesSweep } from './rules/first-rules.sweep.js';

/** The processors and sweeps of the worker process. */
@Module({
  providers: [FirstRulesSweep],
})
export class ContestsWorkerModule {}
