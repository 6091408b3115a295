import { Inject, Injectable, Logger } from '@nestjs/common';
import { z } from 'zod';
import { CONFIG } from '../../../config/config.module.js';
import type { Config } from '../../../config/config.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { isSignature, sign } from '../../../common/signatures.js';
import { type Bounce, Bounces } from './bounces.service.js';
import { asPermanent, classify, toDetail } from './classify.js';
import { emailIdIn, jsonOf, readBody, readEmailId, required } from './read-webhook.js';

/** https://developers.brevo.com/docs/transactional-webhooks */
const REPORT = z.object({
  event: z.string(),
  'message-id': z.string().nullish(),
  // The header of the email, whatever `Message-ID` Brevo has given it.
  'X-Mailin-custom': z.string().nullish(),
  reason: z.string().nullish(),
  ts_event: z.number().nullish(),
});

/** A webhook can be told to send the reports of five minutes together (https://developers.brevo.com/docs/batch-webhooks). */
const MAX_REPORTS = 500;

const BODY = z.union([
  z.array(z.unknown()).max(MAX_REPORTS),
  z.looseObject({}).transform((report) => [report]),
]);

/**
 * Bytes of a full batch. A report has about 0.7 KB; 2.7 KB with a long subject in Malayalam, of which JSON may write each letter as six bytes, and a
 * long answer of a mail server.
 */
export const MAX_BATCH = MAX_REPORTS * 4 * 1024;

@Injectable()
export class BrevoWebhook {
  private readonly logger = new Logger(BrevoWebhook.name);

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly bounces: Bounces,
  ) {}

  /** Brevo signs nothing, but sends the secret that the owner has given the webhook (https://developers.brevo.com/docs/secured-webhooks). */
  requireSecret(authorization: string): void {
    const secret = required(this.config.bounces.brevoSecret);
    const [scheme = '', given = ''] = authorization.split(' ', 2);
    // Compares hashes, whose length says nothing of the secret.
    if (scheme.toLowerCase() !== 'bearer' || !isSignature(secret, secret, sign(secret, given)))
      throw new DomainError('FORBIDDEN');
  }

  /** After `requireSecret`. Brevo would repeat a batch that is refused, so a report that cannot be read must not keep the others from being taken. */
  async take(text: unknown): Promise<void> {
    const reports = readBody(BODY, jsonOf(text));
    const read = reports.flatMap((report) => REPORT.safeParse(report).data ?? []);
    if (read.length < reports.length)
      this.logger.warn(
        `${reports.length - read.length} of ${reports.length} reports of Brevo cannot be read, and are passed over`,
      );
    for (const report of read) {
      const { event, ts_event: at } = report;
      const bounce = bounceOf(event, report.reason ?? '');
      const emailId = readEmailId(report['X-Mailin-custom']) ?? emailIdIn(report['message-id']);
      if (bounce && emailId) await this.bounces.note(emailId, 'brevo', `${emailId} ${event} ${at}`, bounce);
    }
  }
}

/** Null for what is no bounce, such as a delivery, and for an email that Brevo still tries to deliver (`deferred`). */
function bounceOf(event: string, reason: string): Bounce | null {
  switch (event) {
    case 'hard_bounce':
      return asPermanent(classify(null, reason));
    case 'invalid_email':
      return { kind: 'permanent', code: null, detail: toDetail(reason) };
    case 'soft_bounce':
      return { ...classify(null, reason), kind: 'temporary' };
    // Brevo does not send to the address any more, for a reason that it does not tell.
    case 'blocked':
      return { kind: 'refused', code: null, detail: toDetail(reason) };
    case 'spam':
    case 'complaint':
      return { kind: 'complaint', code: null, detail: toDetail(reason) };
    default:
      return null;
  }
}
