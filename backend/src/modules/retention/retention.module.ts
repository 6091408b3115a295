import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { Erasures } from './erasures.service.js';
import { LegalHoldsController } from './holds/legal-holds.controller.js';
import { LegalHoldsService } from './holds/legal-holds.service.js';
import { RetentionController } from './rules/retention.controller.js';
import { RetentionQueries } from './rules/retention.queries.js';
import { RetentionService } from './rules/retention.service.js';

@Module({
  imports: [AuditModule],
  controllers: [RetentionController, LegalHoldsController],
  providers: [Erasures, LegalHoldsService, RetentionQueries, RetentionService],
  exports: [Erasures],
})
export class RetentionModule {}
