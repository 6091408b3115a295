import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { TextsModule } from '../texts/texts.module.js';
import { AdminEmailsController } from './admin/admin-emails.controller.js';
import { AdminEmailsQueries } from './admin/admin-emails.queries.js';
import { AdminEmailsService } from './admin/admin-emails.service.js';
import { Bounces } from './bounces/bounces.service.js';
import { BrevoWebhook } from './bounces/brevo-webhook.js';
import { DeadAddressesController } from './bounces/dead-addresses.controller.js';
import { DeadAddresses } from './bounces/dead-addresses.service.js';
import { MailgunWebhook } from './bounces/mailgun-webhook.js';
import { SesWebhook } from './bounces/ses-webhook.js';
import { WebhooksController } from './bounces/webhooks.controller.js';
import { EmailDoctorController } from './doctor/email-doctor.controller.js';
import { EmailDoctor } from './doctor/email-doctor.service.js';
import { EmailMetrics } from './email-metrics.js';
import { EmailSubjects } from './email-subjects.service.js';
import { EmailRenderer } from './email-renderer.js';
import { MailingService } from './mailing.service.js';
import { AdminOptOutsController } from './opt-outs/admin-opt-outs.controller.js';
import { OptOutLinks } from './opt-outs/opt-out-links.js';
import { OptOutsController } from './opt-outs/opt-outs.controller.js';
import { OptOutsService } from './opt-outs/opt-outs.service.js';
import { MailServerController } from './server/mail-server.controller.js';
import { MailServerService } from './server/mail-server.service.js';
import { AdminEmailTextsController } from './texts/admin-email-texts.controller.js';
import { EmailTextsQueries } from './texts/email-texts.queries.js';
import { EmailTextsService } from './texts/email-texts.service.js';

@Module({
  imports: [AuditModule, TextsModule],
  controllers: [
    AdminEmailTextsController,
    AdminEmailsController,
    AdminOptOutsController,
    DeadAddressesController,
    EmailDoctorController,
    MailServerController,
    OptOutsController,
    WebhooksController,
  ],
  providers: [
    AdminEmailsQueries,
    AdminEmailsService,
    Bounces,
    BrevoWebhook,
    DeadAddresses,
    EmailDoctor,
    EmailMetrics,
    EmailRenderer,
    EmailSubjects,
    EmailTextsQueries,
    EmailTextsService,
    MailgunWebhook,
    MailingService,
    MailServerService,
    OptOutLinks,
    OptOutsService,
    SesWebhook,
  ],
  exports: [Bounces, EmailSubjects, EmailTextsService, MailingService, OptOutsService],
})
export class MailingModule {}
