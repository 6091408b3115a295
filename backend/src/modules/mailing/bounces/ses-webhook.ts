import { verify, X509Certificate } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { CONFIG } from '../../../config/config.module.js';
import type { Config } from '../../../config/config.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { readAtMost } from '../../../common/http/read-at-most.js';
import { type Bounce, Bounces } from './bounces.service.js';
import { asPermanent, classify, statusIn, toDetail } from './classify.js';
import { emailIdIn, jsonOf, readBody, required } from './read-webhook.js';

const TIMEOUT_MS = 5_000;
const MAX_BYTES = 32 * 1024;

const HOST = String.raw`https:\/\/sns\.[a-z]{2}(?:-[a-z]{2,9}){1,3}-\d\.amazonaws\.com(?:\.cn)?`;
/**
 * The host and the path of certificates, exactly: anybody can have a certificate at another place of Amazon
 * (https://docs.aws.amazon.com/sns/latest/dg/sns-verify-signature-of-message.html).
 */
const CERTIFICATE_URL = new RegExp(String.raw`^${HOST}\/SimpleNotificationService-[\da-f]{16,64}\.pem$`);
const SUBSCRIBE_URL = new RegExp(String.raw`^${HOST}\/\?Action=ConfirmSubscription&[\w%&=:.-]{1,2000}$`);

const MESSAGE = z.object({
  Type: z.enum(['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation']),
  MessageId: z.string(),
  TopicArn: z.string(),
  Message: z.string(),
  Subject: z.string().optional(),
  Timestamp: z.string(),
  Token: z.string().optional(),
  SubscribeURL: z.string().optional(),
  SignatureVersion: z.enum(['1', '2']),
  Signature: z.string().max(2_000),
  SigningCertURL: z.string(),
});

type Message = z.infer<typeof MESSAGE>;

/** The fields that a signature covers, in its order. */
const SIGNED = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: [
    'Message',
    'MessageId',
    'SubscribeURL',
    'Timestamp',
    'Token',
    'TopicArn',
    'Type',
  ],
  UnsubscribeConfirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
} as const;

/** https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html */
const REPORT = z.object({
  // `eventType`, if the operator has chosen that SES publishes events.
  notificationType: z.string().optional(),
  eventType: z.string().optional(),
  mail: z.object({
    headers: z.array(z.object({ name: z.string(), value: z.string() })).optional(),
    commonHeaders: z.object({ messageId: z.string().optional() }).optional(),
  }),
  bounce: z
    .object({
      bounceType: z.string(),
      bounceSubType: z.string().optional(),
      bouncedRecipients: z.array(
        z.object({ status: z.string().optional(), diagnosticCode: z.string().optional() }),
      ),
    })
    .optional(),
  complaint: z.object({ complaintFeedbackType: z.string().nullish() }).optional(),
});

@Injectable()
export class SesWebhook {
  private readonly logger = new Logger(SesWebhook.name);
  private readonly certificates = new LRUCache<string, X509Certificate>({ max: 8, ttl: 24 * 60 * 60_000 });

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly bounces: Bounces,
  ) {}

  async take(text: unknown): Promise<void> {
    const topicArn = required(this.config.bounces.sesTopicArn);
    const message = readBody(MESSAGE, jsonOf(text));
    // Before anything is fetched: a message of another topic, though signed by Amazon, is somebody else's.
    if (message.TopicArn !== topicArn || !CERTIFICATE_URL.test(message.SigningCertURL))
      throw new DomainError('FORBIDDEN');
    const certificate = await this.findCertificate(message.SigningCertURL);
    if (!isSigned(message, certificate)) throw new DomainError('FORBIDDEN');
    if (message.Type === 'SubscriptionConfirmation') await this.confirm(message);
    if (message.Type === 'Notification') await this.note(message);
  }

  private async confirm({ SubscribeURL: url = '' }: Message): Promise<void> {
    if (!SUBSCRIBE_URL.test(url)) throw new DomainError('FORBIDDEN');
    await this.fetch(url);
    this.logger.log('the subscription of the SNS topic is confirmed');
  }

  private async note({ MessageId, Message }: Message): Promise<void> {
    // Amazon sends a test of words when the topic is chosen.
    const parsed = REPORT.safeParse(jsonOf(Message));
    if (!parsed.success) return;
    const { mail } = parsed.data;
    const header = mail.headers?.find(({ name }) => name.toLowerCase() === 'message-id')?.value;
    const emailId = emailIdIn(mail.commonHeaders?.messageId) ?? emailIdIn(header);
    const bounce = bounceOf(parsed.data);
    if (bounce && emailId) await this.bounces.note(emailId, 'ses', MessageId, bounce);
  }

  private async findCertificate(url: string): Promise<X509Certificate> {
    const known = this.certificates.get(url);
    if (known) return known;
    const certificate = toCertificate(await this.fetch(url));
    this.certificates.set(url, certificate);
    return certificate;
  }

  private async fetch(url: string): Promise<Buffer> {
    const { snsBaseUrl } = this.config.bounces;
    const { pathname, search } = new URL(url);
    try {
      const response = await fetch(snsBaseUrl === null ? url : `${snsBaseUrl}${pathname}${search}`, {
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      });
      const bytes = response.ok && response.body && (await readAtMost(MAX_BYTES, response.body));
      if (bytes) return bytes;
    } catch {
      // Amazon repeats the report.
    }
    throw new DomainError('UNAVAILABLE');
  }
}

function toCertificate(pem: Buffer): X509Certificate {
  try {
    return new X509Certificate(pem);
  } catch {
    throw new DomainError('FORBIDDEN');
  }
}

function isSigned(message: Message, certificate: X509Certificate): boolean {
  const now = Date.now();
  if (now < Date.parse(certificate.validFrom) || now > Date.parse(certificate.validTo)) return false;
  const text = SIGNED[message.Type]
    .filter((name) => message[name] !== undefined)
    .map((name) => `${name}\n${message[name]}\n`)
    .join('');
  const algorithm = message.SignatureVersion === '1' ? 'sha1' : 'sha256';
  return verify(
    algorithm,
    Buffer.from(text),
    certificate.publicKey,
    Buffer.from(message.Signature, 'base64'),
  );
}

/** Subtypes that say something of the email, or of its reader's wish, and nothing of the address. */
const OF_EMAIL = new Set([
  'MessageTooLarge',
  'ContentRejected',
  'AttachmentRejected',
  'UnsubscribedRecipient',
]);

/** Null for what is no bounce: a delivery, or a feedback that the email is no spam. */
function bounceOf({ notificationType, eventType, bounce, complaint }: z.infer<typeof REPORT>): Bounce | null {
  const type = notificationType ?? eventType;
  if (type === 'Complaint' && complaint && complaint.complaintFeedbackType !== 'not-spam')
    return { kind: 'complaint', code: null, detail: toDetail(complaint.complaintFeedbackType ?? '') };
  if (type !== 'Bounce' || !bounce) return null;
  const [recipient] = bounce.bouncedRecipients;
  const read = classify(statusIn(recipient?.status), recipient?.diagnosticCode ?? '');
  if (OF_EMAIL.has(bounce.bounceSubType ?? '')) return { ...read, kind: 'refused' };
  // Amazon has its own list of addresses that do not exist.
  if (bounce.bounceType === 'Permanent') return asPermanent(read);
  return bounce.bounceType === 'Transient' && read.kind !== 'refused'
    ? { ...read, kind: 'temporary' }
    : { ...read, kind: 'refused' };
}
