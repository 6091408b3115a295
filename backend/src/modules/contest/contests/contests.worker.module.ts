import { Module } from '@nestjs/common';
import { AuditLog } from '../../audit/audit-log.service.js';
import { FirstRulesSweep } from './rules/first-rules.sweep.js';
import { RulesOfEmailsModule } from './rules/rules-of-emails.js';

/** The processors and sweeps of the worker process. */
@Module({
  imports: [RulesOfEmailsModule],
  providers: [AuditLog, FirstRulesSweep],
})
export class ContestsWorkerModule {}
