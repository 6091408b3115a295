import { setTimeout } from 'node:timers/promises';
import { types } from 'node:util';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIG } from '../../../config/config.module.js';
import type { Config } from '../../../config/config.js';
import { Mailer } from '../../../infra/email/mailer.js';
import { SmtpServerUnreachableError } from '../../../infra/email/outage.js';
import { EmailRenderer } from '../email-renderer.js';
import type { EmailDelivery } from '../outgoing-email.entity.js';
import { findTemplate } from '../templates/registry.js';
import { type ClaimedEmail, EmailOutbox, MAX_ATTEMPTS, RENEW_CLAIM_MS } from './email-outbox.js';

/** How often, a second apart, the stamp of a mail that went out is tried while the database is away. */
const STAMP_TRIES = 30;

/** No later try will do better. */
export class EmailFailedError extends Error {}

/** Sends one mail of the outbox, whichever worker or however many jobs ask for it, once. */
@Injectable()
export class EmailSender {
  private readonly logger = new Logger(EmailSender.name);
  private readonly hostname: string;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly outbox: EmailOutbox,
    private readonly renderer: EmailRenderer,
    private readonly mailer: Mailer,
  ) {
    this.hostname = new URL(config.publicUrl).hostname;
  }

  async send(emailId: string): Promise<void> {
    const email = await this.outbox.claim(emailId);
    if (!email) return;
    const renewal = setInterval(() => void this.outbox.renewClaim(email.id).catch(() => {}), RENEW_CLAIM_MS);
    try {
      await this.sendClaimed(email);
    } finally {
      clearInterval(renewal);
    }
  }

  private async sendClaimed(email: ClaimedEmail): Promise<void> {
    if (email.attempts > MAX_ATTEMPTS) {
      await this.outbox.markFailed(email.id, 'the worker ended each time while it sent this mail');
      return;
    }
    const isOptional = findTemplate(email.template)?.audience === 'contact';
    if (isOptional && email.hasOptedOut) {
      await this.outbox.markSuppressed(email.id);
      return;
    }
    let delivery: EmailDelivery;
    try {
      delivery = await this.deliver(email);
    } catch (error) {
      await this.noteFailure(email, types.isNativeError(error) ? error : new Error(String(error)));
      return;
    }
    await this.stamp(email.id, delivery);
  }

  private async deliver(email: ClaimedEmail): Promise<EmailDelivery> {
    const rendered = this.renderer.render(email);
    if (!this.mailer.isConfigured) {
      // The links of a local start are told in its log; in production whoever reads the log must not get to use them.
      const { link } = this.config.production ? {} : email.payload;
      this.logger.log(
        `mail kept, as SMTP_URL is not set: ${email.template}: ${String(link ?? 'to be read in the console')}`,
      );
      return 'kept';
    }
    // The same for every try, so that a mailbox can tell the copy that a crash may cause.
    const messageId = `${email.id}@${this.hostname}`;
    await this.mailer.send({ to: email.toAddress, messageId, ...rendered });
    return 'smtp';
  }

  private async noteFailure(email: ClaimedEmail, error: Error): Promise<void> {
    // PostgreSQL takes no NUL, and a refusal to store it would spoil the batch.
    const message = error.message.replaceAll('\0', '').slice(0, 500);
    if (error instanceof SmtpServerUnreachableError) {
      // Not this mail's fault: it waits for the server, however long, and the sweep brings it again.
      await this.outbox.putBackUntried(email.id, message);
      return;
    }
    if (email.attempts >= MAX_ATTEMPTS) {
      await this.outbox.markFailed(email.id, message);
      throw new EmailFailedError(message);
    }
    await this.outbox.putBack(email.id, message);
    throw error;
  }

  /** A mail that went out must not go out again for a database that restarts in between. */
  private async stamp(id: string, delivery: EmailDelivery): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.outbox.markSent(id, delivery);
      } catch (error) {
        if (attempt === STAMP_TRIES) throw error;
        await setTimeout(1_000);
      }
    }
  }
}
