import { randomUUID } from 'node:crypto';
import { DEFAULT_LOCALE } from '@paattu/shared/locales';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { RequestUser } from '../../../common/access/access.js';
import { DomainError, fieldError } from '../../../common/errors/domain-error.js';
import { InsideAddressError } from '../../../common/http/public-address.js';
import { CONFIG } from '../../../config/config.module.js';
import type { Config } from '../../../config/config.js';
import { inTransaction } from '../../../database/transaction.js';
import { sendThrough } from '../../../infra/email/mailer.js';
import { SiteSettings } from '../../../infra/settings/site-settings.js';
import { RateLimiter } from '../../../infra/rate-limit/rate-limiter.js';
import { AuditLog } from '../../audit/audit-log.service.js';
import { SiteName } from '../../texts/site-name.service.js';
import type { EmailTemplate } from '../composing/define-email.js';
import { EmailRenderer } from '../email-renderer.js';
import { mailServerChanged } from '../emails/mail-server-changed.email.js';
import { testEmail } from '../emails/test-email.email.js';
import type { MailServerDto, MailServerTestDto } from './mail-server.dto.js';
import { smtpUrlOf } from './smtp-url.js';

/** The mail server that the owner sets in the browser. */
@Injectable()
export class MailServerService {
  private readonly logger = new Logger(MailServerService.name);

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly settings: SiteSettings,
    private readonly dataSource: DataSource,
    private readonly renderer: EmailRenderer,
    private readonly siteName: SiteName,
    private readonly limiter: RateLimiter,
    private readonly audit: AuditLog,
  ) {}

  /** Throws what the server says about the test email, and then stores nothing. */
  async set(server: MailServerDto, owner: RequestUser): Promise<MailServerTestDto> {
    if (this.settings.isFixed('smtpUrl')) throw new DomainError('SETTING_FIXED');
    const url = this.urlOf(server);
    await this.limiter.consume('testEmail', owner.id);
    const { smtpUrl: former, mailFrom } = this.settings;
    const start = performance.now();
    try {
      await this.sendThrough(url, server.from, owner.email, testEmail, {});
    } catch (error) {
      throw errorOf(error as SmtpError);
    }
    const milliseconds = Math.round(performance.now() - start);
    await inTransaction(this.dataSource, async ({ manager, afterCommit }) => {
      await this.settings.store(manager, { smtpUrl: url, mailFrom: server.from });
      await this.audit.record(manager, { action: 'settings.mail', actorId: owner.id, data: {} });
      afterCommit(() => this.settings.announce());
    });
    if (former !== null && former !== url) {
      const payload = { server: new URL(url).host };
      // Not awaited: a server that does not answer any more is a reason for the change.
      void this.sendThrough(former, mailFrom, owner.email, mailServerChanged, payload).catch(
        (error: unknown) =>
          this.logger.warn(
            { err: error },
            'the mail server of before did not take the email about the change',
          ),
      );
    }
    return { milliseconds };
  }

  private sendThrough<Payload extends Record<string, unknown>>(
    url: string,
    from: string,
    to: string,
    template: EmailTemplate<string, Payload>,
    payload: Payload,
  ): Promise<void> {
    const rendered = this.renderer.render({
      template: template.name,
      language: DEFAULT_LOCALE,
      payload,
      texts: null,
      toAddress: to,
      isTrial: false,
    });
    const messageId = `${randomUUID()}@${new URL(this.config.publicUrl).hostname}`;
    const senderName = this.siteName.ownIn(DEFAULT_LOCALE);
    return sendThrough({ url, isOutside: this.config.production }, from, {
      senderName,
      to,
      messageId,
      ...rendered,
    });
  }

  private urlOf(server: MailServerDto): string {
    const url = smtpUrlOf(server);
    if (server.user === '' || server.password !== undefined) return url.href;
    const kept = this.settings.smtpUrl === null ? null : new URL(this.settings.smtpUrl);
    if (kept?.host !== url.host || kept.username !== url.username)
      throw fieldError('MISSING_PASSWORD', 'password');
    url.password = kept.password;
    return url.href;
  }
}

interface SmtpError extends Error {
  code?: string;
  response?: string;
}

const NO_SMTP = 'What answers there is no mail server.';

const UNREACHABLE = new Set(['EDNS', 'ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'ETLS', 'EPROTOCOL']);

/** The start of each reply of SMTP. */
const REPLY = /^[2-5]\d\d(?:[ -]|$)/;

/** The words of the server say most about a refusal, so they are a part of the sentence. Those of another service are nobody's business. */
function errorOf(error: SmtpError): DomainError {
  const { code = '', message, response } = error;
  if (error instanceof InsideAddressError)
    return new DomainError('MAIL_SERVER_INSIDE', {
      details: [{ field: 'host', message: new DomainError('MAIL_SERVER_INSIDE').message }],
    });
  const said = response === undefined || REPLY.test(response) ? (response ?? message) : NO_SMTP;
  const words = said.replaceAll(/\p{C}+/gu, ' ').slice(0, 200);
  const [refusal, field] = UNREACHABLE.has(code)
    ? (['MAIL_SERVER_UNREACHABLE', 'host'] as const)
    : code === 'EAUTH'
      ? (['MAIL_LOG_IN_REFUSED', 'password'] as const)
      : (['MAIL_REFUSED', 'from'] as const);
  return new DomainError(refusal, { details: [{ field, message: words }] });
}
