import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { MailingModule } from '../mailing/mailing.module.js';
import { Erasures } from './erasures.service.js';
import { LegalHoldsController } from './holds/legal-holds.controller.js';
import { LegalHoldsService } from './holds/legal-holds.service.js';
import { ErasureRequestsController } from './requests/erasure-requests.controller.js';
import { ErasureRequests } from './requests/erasure-requests.service.js';
import { RetentionController } from './rules/retention.controller.js';
import { RetentionService } from './rules/retention.service.js';

@Module({
  imports: [AuditModule, MailingModule],
  controllers: [ErasureRequestsController, LegalHoldsController, RetentionController],
  providers: [ErasureRequests, Erasures, LegalHoldsService, RetentionService],
  exports: [ErasureRequests, Erasures],
})
export class PrivacyModule {}
