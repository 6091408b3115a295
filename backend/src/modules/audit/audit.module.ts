import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { AuditController } from './audit.controller.js';
import { AuditDetailsService } from './audit-details.service.js';
import { AuditLog } from './audit-log.service.js';
import { AuditChanges } from './audit-changes.service.js';
import { AuditQueries } from './audit.queries.js';
import { PersonalReadsController } from './reads/personal-reads.controller.js';
import { PersonalReads } from './reads/personal-reads.service.js';
import { RecordReadsInterceptor } from './reads/record-reads.interceptor.js';
import { PublishedChains } from './seals/published-chains.service.js';
import { SealHeads } from './seals/seal-heads.service.js';

@Module({
  controllers: [AuditController, PersonalReadsController],
  providers: [
    AuditDetailsService,
    AuditLog,
    AuditChanges,
    AuditQueries,
    PersonalReads,
    PublishedChains,
    SealHeads,
    { provide: APP_INTERCEPTOR, useClass: RecordReadsInterceptor },
  ],
  exports: [AuditChanges, AuditLog, PersonalReads, PublishedChains, SealHeads],
})
export class AuditModule {}
