import { Module } from '@nestjs/common';
import { MailingModule } from './mailing.module.js';

/** What the worker process does for this module. */
@Module({ imports: [MailingModule] })
export class MailingWorkerModule {}
