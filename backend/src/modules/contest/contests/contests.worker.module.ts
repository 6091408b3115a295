import { Module } from '@nestjs/common';
import { RulesOfEmailsModule } from './rules/rules-of-emails.js';

/** The processors and sweeps of the worker process. */
@Module({
  imports: [RulesOfEmailsModule],
})
export class ContestsWorkerModule {}
