import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { TextsModule } from '../texts/texts.module.js';
import { AdminEmailsController } from './admin/admin-emails.controller.js';
import { AdminEmailsQueries } from './admin/admin-emails.queries.js';
import { AdminEmailsService } from './admin/admin-emails.service.js';
import { EmailMetrics } from './email-metrics.js';
import { RulesDifferences } from '../contest/contests/rules-differences.service.js';
import { EmailRenderer } from './email-renderer.js';
import { MailingService } from './mailing.service.js';
import { AdminOptOutsController } from './opt-outs/admin-opt-outs.controller.js';
import { OptOutLinks } from './opt-outs/opt-out-links.js';
import { OptOutsController } from './opt-outs/opt-outs.controller.js';
import { OptOutsQueries } from './opt-outs/opt-outs.queries.js';
import { OptOutsService } from './opt-outs/opt-outs.service.js';

@Module({
  imports: [AuditModule, TextsModule],
  controllers: [AdminEmailsController, AdminOptOutsController, OptOutsController],
  providers: [
    AdminEmailsQueries,
    AdminEmailsService,
    EmailMetrics,
    EmailRenderer,
    MailingService,
    OptOutLinks,
    OptOutsQueries,
    OptOutsService,
    RulesDifferences,
  ],
  exports: [MailingService],
})
export class MailingModule {}
