import { Module } from '@nestjs/common';
import { MailingWorkerModule } from '../mailing/mailing.worker.module.js';
import { OwnerNoticesSweep } from './jobs/owner-notices.sweep.js';

/** The sweep of the worker process. */
@Module({ imports: [MailingWorkerModule], providers: [OwnerNoticesSweep] })
export class NoticesWorkerModule {}
