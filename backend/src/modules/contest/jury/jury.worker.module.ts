import { Module } from '@nestjs/common';
import { MailingWorkerModule } from '../../mailing/mailing.worker.module.js';
import { JuryReminders } from './reminders/jury-reminders.js';

/** The processors and sweeps of the worker process. */
@Module({
  imports: [MailingWorkerModule],
  providers: [JuryReminders],
})
export class JuryWorkerModule {}
