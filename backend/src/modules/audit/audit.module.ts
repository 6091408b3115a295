import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller.js';
import { AuditDetailsService } from './audit-details.service.js';
import { AuditLog } from './audit-log.service.js';
import { AuditQueries } from './audit.queries.js';
import { SealHeads } from './seals/seal-heads.service.js';

@Module({
  controllers: [AuditController],
  providers: [AuditDetailsService, AuditLog, AuditQueries, SealHeads],
  exports: [AuditLog, SealHeads],
})
export class AuditModule {}
