import { Module } from '@nestjs/common';
import { FirstRulesSweep } from './rules/first-rules.sweep.js';
import { RulesOfEmailsModule } from './rules/rules-of-emails.js';

/** The processors and sweeps of the worker process. */
@Module({
  imports: [RulesOfEmailsModule],
  providers: [FirstRulesSweep],
})
export class ContestsWorkerModule {}
