import { setTimeout } from 'node:timers/promises';
import { types } from 'node:util';
import { knownLocale } from '@paattu/shared/locales';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { say } from '../../../common/logging/say.js';
import { CONFIG } from '../../../config/config.module.js';
import type { Config } from '../../../config/config.js';
import { Mailer } from '../../../infra/email/mailer.js';
import { SiteSettings } from '../../../infra/settings/site-settings.js';
import { SmtpServerUnreachableError } from '../../../infra/email/outage.js';
import { SiteName } from '../../texts/site-name.service.js';
import { BounceAddresses } from '../bounces/bounce-addresses.js';
import { Bounces } from '../bounces/bounces.service.js';
import { classify } from '../bounces/classify.js';
import { EmailRenderer } from '../email-renderer.js';
import type { EmailDelivery, Suppression } from '../outgoing-email.entity.js';
import type { Texts } from '../composing/define-email.js';
import { EmailTemplates } from '../email-templates.service.js';
import { idHeaders } from '../relays.js';
import { type ClaimedEmail, EmailOutbox, MAX_ATTEMPTS, RENEW_CLAIM_MS } from './email-outbox.js';

/** Tries, a second apart, to mark an email as sent during an outage of the database. */
const MARK_TRIES = 30;

interface Sent {
  delivery: EmailDelivery;
  /** What the email was made of. */
  texts: Texts;
}

/** A retry cannot succeed. */
export class EmailFailedError extends Error {}

/** Sends an email of the outbox once, however many workers and jobs request it. */
@Injectable()
export class EmailSender {
  private readonly logger = new Logger(EmailSender.name);
  private readonly hostname: string;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly outbox: EmailOutbox,
    private readonly renderer: EmailRenderer,
    private readonly templates: EmailTemplates,
    private readonly dataSource: DataSource,
    private readonly mailer: Mailer,
    private readonly settings: SiteSettings,
    private readonly siteName: SiteName,
    private readonly bounceAddresses: BounceAddresses,
    private readonly bounces: Bounces,
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
      await this.outbox.markFailed(email.id, 'the worker ended each time while it sent this email');
      return;
    }
    const suppression = this.suppressionOf(email);
    if (suppression) {
      await this.outbox.markSuppressed(email.id, suppression);
      return;
    }
    let sent: Sent;
    try {
      sent = await this.deliver(email);
    } catch (error) {
      await this.recordFailure(email, types.isNativeError(error) ? error : new Error(String(error)));
      return;
    }
    await this.markSent(email.id, sent);
  }

  private suppressionOf({ template: name, isTrial, hasOptedOut, isDead }: ClaimedEmail): Suppression | null {
    // The owner asks for a trial, whatever emails she wants as a visitor.
    if (isTrial) return null;
    const template = this.templates.find(name);
    if (isDead && !template?.reachesDeadAddress) return 'dead-address';
    return hasOptedOut && template?.honoursOptOut ? 'opt-out' : null;
  }

  private async deliver(email: ClaimedEmail): Promise<Sent> {
    const complete = await this.templates.complete(this.dataSource.manager, email);
    // The release before has let the owner replace the texts of more emails.
    const own = this.templates.findOwnText(email.template) ? complete.texts : null;
    const { texts, ...rendered } = this.renderer.render({ ...complete, texts: own });
    if (!this.mailer.isConfigured) {
      // The log of a local start shows the link. In production, readers of the log must not be able to use it.
      const { link } = this.config.production ? {} : email.payload;
      const kept = `The email "${email.template}" is kept, because no mail server is set.`;
      if (link === undefined) this.logger.log(kept);
      else say(this.logger, `${kept} Its link: ${String(link)}`);
      return { delivery: 'kept', texts };
    }
    // The same for every try, so that a mailbox can recognize a duplicate after a crash.
    const messageId = `${email.id}@${this.hostname}`;
    const senderName = this.siteName.ownIn(knownLocale(email.language));
    const bounceTo = this.bounceAddresses.addressFor(email.id);
    const headers = { ...rendered.headers, ...idHeaders(this.settings.smtpUrl, email.id) };
    await this.mailer.send({ senderName, to: email.toAddress, messageId, bounceTo, ...rendered, headers });
    return { delivery: 'smtp', texts };
  }

  private async recordFailure(email: ClaimedEmail, error: Error): Promise<void> {
    // PostgreSQL rejects NUL, and with it the whole batch.
    const message = error.message.replaceAll('\0', '').slice(0, 500);
    if (error instanceof SmtpServerUnreachableError) {
      // The email waits for the server without losing tries; the sweep adds its next job.
      await this.outbox.putBackUntried(email.id, message);
      return;
    }
    const isDead = await this.noteRejection(email, error);
    if (isDead || email.attempts >= MAX_ATTEMPTS) {
      await this.outbox.markFailed(email.id, message);
      throw new EmailFailedError(message);
    }
    await this.outbox.putBack(email.id, message);
    throw error;
  }

  /** Whether the server says that the address has no mailbox, so that another try cannot succeed. */
  private async noteRejection({ id, attempts }: ClaimedEmail, error: Error): Promise<boolean> {
    const reply = Mailer.rejectionOf(error);
    if (reply === null) return false;
    const bounce = classify(null, reply);
    if (bounce.kind !== 'permanent') return false;
    await this.bounces.note(id, 'smtp', `${id} ${attempts}`, bounce);
    return true;
  }

  /** Retries, so that a restart of the database does not send the email again. */
  private async markSent(id: string, { delivery, texts }: Sent): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.outbox.markSent(id, delivery, texts);
      } catch (error) {
        if (attempt === MARK_TRIES) throw error;
        await setTimeout(1_000);
      }
    }
  }
}
