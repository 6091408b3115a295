import { Module } from '@nestjs/common';
import { MailingWorkerModule } from '../mailing/mailing.worker.module.js';
import { Erasures } from './erasures.service.js';
import { RetentionProcessor } from './jobs/retention.processor.js';
import { RetentionSchedule } from './jobs/retention-schedule.js';
import { RequestedErasures } from './requests/requested-erasures.js';

/** The nightly job of the worker process. */
@Module({
  imports: [MailingWorkerModule],
  providers: [Erasures, RequestedErasures, RetentionProcessor, RetentionSchedule],
})
export class PrivacyWorkerModule {}
