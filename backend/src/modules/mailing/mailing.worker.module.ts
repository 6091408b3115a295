import { Module } from '@nestjs/common';
import { EmailModule } from '../../infra/email/email.module.js';
import { SealHeads } from '../audit/seals/seal-heads.service.js';
import { TextsModule } from '../texts/texts.module.js';
import { BounceAddresses } from './bounces/bounce-addresses.js';
import { BounceMailboxSweep } from './bounces/bounce-mailbox.sweep.js';
import { Bounces } from './bounces/bounces.service.js';
import { EmailRenderer } from './email-renderer.js';
import { SendEmailProcessor, SendVoterEmailProcessor } from './jobs/send-email.processor.js';
import { StrandedEmailsSweep } from './jobs/stranded-emails.sweep.js';
import { MailingService } from './mailing.service.js';
import { OptOutLinks } from './opt-outs/opt-out-links.js';
import { EmailOutbox } from './sending/email-outbox.js';
import { EmailSender } from './sending/email-sender.js';

/** The processors and sweeps of the worker process. */
@Module({
  imports: [EmailModule, TextsModule],
  providers: [
    BounceAddresses,
    BounceMailboxSweep,
    Bounces,
    EmailOutbox,
    EmailRenderer,
    EmailSender,
    MailingService,
    OptOutLinks,
    SealHeads,
    SendEmailProcessor,
    SendVoterEmailProcessor,
    StrandedEmailsSweep,
  ],
  exports: [MailingService],
})
export class MailingWorkerModule {}
