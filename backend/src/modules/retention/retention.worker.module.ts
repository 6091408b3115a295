import { Module } from '@nestjs/common';
import { RetentionProcessor } from './jobs/retention.processor.js';
import { RetentionRunner } from './jobs/retention-runner.js';
import { RetentionSchedule } from './jobs/retention-schedule.js';

/** The nightly job of the worker process. */
@Module({ providers: [RetentionProcessor, RetentionRunner, RetentionSchedule] })
export class RetentionWorkerModule {}
