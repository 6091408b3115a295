import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { CONFIG } from '../../../config/config.module.js';
import type { Config } from '../../../config/config.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { RateLimiter } from '../../../infra/rate-limit/rate-limiter.js';
import { type Bounce, Bounces } from './bounces.service.js';
import { classify, statusIn, toDetail } from './classify.js';
import { emailIdIn, jsonOf, readBody, required } from './read-webhook.js';

/** Mailgun repeats a report for eight hours. */
const MAX_AGE_SECONDS = 12 * 60 * 60;

const SIGNED = z.object({
  signature: z.object({
    timestamp: z.coerce.string().regex(/^\d{1,12}$/),
    token: z.string().min(1).max(100),
    signature: z.string().regex(/^[\da-f]{64}$/),
  }),
  'event-data': z.unknown(),
});

/** https://documentation.mailgun.com/docs/mailgun/user-manual/webhooks/webhook-payloads; fields of a failure without an answer are null. */
const EVENT = z.object({
  event: z.string(),
  severity: z.string().nullish(),
  reason: z.string().nullish(),
  message: z.object({ headers: z.object({ 'message-id': z.string().nullish() }) }).nullish(),
  'delivery-status': z
    .object({
      message: z.string().nullish(),
      description: z.string().nullish(),
      'enhanced-code': z.string().nullish(),
    })
    .nullish(),
});

@Injectable()
export class MailgunWebhook {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly bounces: Bounces,
    private readonly limiter: RateLimiter,
  ) {}

  /** The signature covers time and token alone, so a token is good for one report, whatever it says. */
  async take(text: unknown): Promise<void> {
    const key = required(this.config.bounces.mailgunKey);
    const { signature: signed, 'event-data': data } = readBody(SIGNED, jsonOf(text));
    const expected = createHmac('sha256', key).update(`${signed.timestamp}${signed.token}`).digest();
    if (!timingSafeEqual(expected, Buffer.from(signed.signature, 'hex'))) throw new DomainError('FORBIDDEN');
    const age = Date.now() / 1_000 - Number(signed.timestamp);
    if (Math.abs(age) > MAX_AGE_SECONDS || (await this.limiter.passes('mailgunToken', signed.token)))
      throw new DomainError('FORBIDDEN');
    const event = readBody(EVENT, data);
    const bounce = bounceOf(event);
    const emailId = emailIdIn(event.message?.headers['message-id']);
    if (bounce && emailId) await this.bounces.note(emailId, 'mailgun', signed.token, bounce);
  }
}

/** Null for what is no bounce. An email that Mailgun still tries to deliver is `failed` with the severity `temporary`. */
function bounceOf({
  event,
  severity,
  reason,
  'delivery-status': status,
}: z.infer<typeof EVENT>): Bounce | null {
  const words = status?.message || status?.description || reason || '';
  const code = statusIn(status?.['enhanced-code']);
  if (event === 'complained') return { kind: 'complaint', code: null, detail: toDetail(words) };
  if (event !== 'failed' || severity !== 'permanent') return null;
  // Mailgun remembers that the address bounced or complained before.
  if (reason === 'suppress-bounce' || reason === 'suppress-complaint')
    return {
      kind: reason === 'suppress-bounce' ? 'permanent' : 'complaint',
      code: null,
      detail: toDetail(words),
    };
  // Its reader unsubscribed with Mailgun's link, which says nothing of the address.
  if (reason === 'suppress-unsubscribe') return { kind: 'refused', code: null, detail: toDetail(words) };
  // It has tried for eight hours.
  return reason === 'old' ? { ...classify(code, words), kind: 'temporary' } : classify(code, words);
}
