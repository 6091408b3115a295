import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { MailingModule } from '../mailing/mailing.module.js';
import { EntryCopies } from './copies/entry-copies.service.js';
import { Erasures } from './erasures.service.js';
import { LegalHoldsController } from './holds/legal-holds.controller.js';
import { LegalHoldsService } from './holds/legal-holds.service.js';
import { ErasureRequestsController } from './requests/erasure-requests.controller.js';
import { ErasureRequests } from './requests/erasure-requests.service.js';
import { ErasureRequestsQueries } from './requests/erasure-requests.queries.js';
import { RetentionController } from './rules/retention.controller.js';
import { RetentionQueries } from './rules/retention.queries.js';
import { RetentionService } from './rules/retention.service.js';

@Module({
  imports: [AuditModule, MailingModule],
  controllers: [ErasureRequestsController, LegalHoldsController, RetentionController],
  providers: [
    EntryCopies,
    ErasureRequests,
    ErasureRequestsQueries,
    Erasures,
    LegalHoldsService,
    RetentionQueries,
    RetentionService,
  ],
  exports: [EntryCopies, ErasureRequests, Erasures],
})
export class PrivacyModule {}
