import PostalMime, { type Attachment, type Email } from 'postal-mime';
import type { Bounce } from './bounces.service.js';
import { classify, reportsFailure, toDetail } from './classify.js';

/** A longer email is read as far as this. A report quotes at most the email that it is about. */
export const MAX_REPORT_BYTES = 256 * 1024;

const LIMITS = { maxNestingDepth: 10, maxRfc822NestingDepth: 3, maxHeadersSize: 64 * 1024 };
/** Enough for the words of a server, and few for the patterns. */
const MAX_WORDS = 8_000;
const MAX_STATUS = 16_000;

/** `delayed`: the server still tries. `other`: no report, such as the answer of somebody who is away. */
export type Reading = Bounce | 'delayed' | 'other';

/** Reads an email that came to the address of bounces. Whatever it is, it never throws. */
export async function readReport(raw: Uint8Array): Promise<Reading> {
  try {
    return await readEmail(await PostalMime.parse(raw.subarray(0, MAX_REPORT_BYTES), LIMITS));
  } catch {
    return 'other';
  }
}

async function readEmail(email: Email, depth = 0): Promise<Reading> {
  const feedback = partOf(email, 'message/feedback-report');
  if (feedback) return readFeedback(textOf(feedback));
  const status = partOf(email, 'message/delivery-status') ?? partOf(email, 'message/global-delivery-status');
  if (status) return readStatus(textOf(status), wordsOf(email));
  // Somebody has forwarded a report as an attachment.
  const forwarded = partOf(email, 'message/rfc822');
  if (forwarded && depth === 0) {
    const bytes = contentOf(forwarded);
    return readEmail(await PostalMime.parse(bytes, LIMITS), depth + 1);
  }
  return isFromServer(email) ? readWords(email) : 'other';
}

/** RFC 5965 */
function readFeedback(report: string): Reading {
  const type = fieldOf(report, 'feedback-type');
  if (type !== 'abuse' && type !== 'fraud') return 'other';
  return { kind: 'complaint', code: null, detail: toDetail(fieldOf(report, 'user-agent') ?? type) };
}

/** RFC 3464: fields of the message, and then those of each recipient, which blank lines separate. */
function readStatus(report: string, words: string): Reading {
  const recipients = report
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*\n/)
    .filter((fields) => fieldOf(fields, 'action') !== null || fieldOf(fields, 'status') !== null);
  const failed = recipients.find((fields) => {
    const action = fieldOf(fields, 'action');
    return action === 'failed' || (action === null && /^[45]/.test(fieldOf(fields, 'status') ?? ''));
  });
  if (failed) {
    const status = /^[45]\.\d{1,3}\.\d{1,3}/.exec(fieldOf(failed, 'status') ?? '')?.[0] ?? null;
    return classify(status, fieldOf(failed, 'diagnostic-code', true) ?? words);
  }
  return recipients.some((fields) => fieldOf(fields, 'action') === 'delayed') ? 'delayed' : 'other';
}

const SERVERS =
  /^(?:mailer-daemon|postmaster|mail-daemon|mailerdaemon|mdaemon|mail\.delivery|bounces?)(?:@|\+|$)/i;
const DELAY = /\b(?:delayed|delay|warning|not yet|still being retried|temporarily deferred)\b/i;
const FINAL = /\b(?:undeliver\w*|fail\w*|returned|could ?n[o']t be delivered|permanent)\b/i;

function isFromServer({ from, headers, returnPath }: Email): boolean {
  if (headers.some(({ key }) => key === 'x-failed-recipients')) return true;
  const address = from && 'address' in from ? (from.address ?? '') : '';
  if (SERVERS.test(address) || SERVERS.test((from?.name ?? '').replaceAll(' ', '.'))) return true;
  // Answers of people who are away have an empty sender too.
  const isAnswer = headers.some(
    ({ key, value }) =>
      (key === 'auto-submitted' && /^auto-replied/i.test(value)) ||
      ['x-autoreply', 'x-autorespond', 'x-auto-response-suppress'].includes(key),
  );
  return returnPath === '' && !isAnswer;
}

/** A server that writes no RFC 3464, such as qmail. */
function readWords(email: Email): Reading {
  const words = wordsOf(email);
  const subject = email.subject ?? '';
  if (DELAY.test(subject) && !FINAL.test(subject)) return 'delayed';
  return reportsFailure(words) ? classify(null, words) : 'other';
}

function wordsOf({ text, html }: Email): string {
  // The original email, whose words are ours, follows the words of the server.
  const words = text ?? html?.replace(/<[^<>]{0,500}>/g, ' ') ?? '';
  const [first = ''] = words
    .slice(0, MAX_WORDS)
    .split(
      /\n-{2,}[^\n]{0,60}(?:original|copy of the message|message follows|header)[^\n]{0,60}|\nBelow this line/i,
    );
  return first;
}

function partOf({ attachments }: Email, type: string): Attachment | undefined {
  return attachments.find(({ mimeType }) => mimeType === type);
}

function contentOf({ content }: Attachment): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
}

function textOf(part: Attachment): string {
  return Buffer.from(contentOf(part).subarray(0, MAX_STATUS)).toString('utf8');
}

/** A field with its continued lines, without the type before a semicolon. */
function fieldOf(fields: string, name: string, keepsCase = false): string | null {
  const lines = fields.split('\n').slice(0, 200);
  const start = lines.findIndex((line) => line.toLowerCase().startsWith(`${name}:`));
  if (start === -1) return null;
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => !/^[ \t]/.test(line));
  const value = [lines[start]!.slice(name.length + 1), ...rest.slice(0, end === -1 ? rest.length : end)]
    .join(' ')
    .trim();
  const plain = name === 'diagnostic-code' ? value.replace(/^[\w-]{1,20}\s*;/, '').trim() : value;
  return keepsCase ? plain : plain.toLowerCase();
}
