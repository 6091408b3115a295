import type { Bounce } from './bounces.service.js';
import type { BounceKind } from './email-bounce.entity.js';

/** The class is not a digit of another number, and not a part of an IP address. */
const ENHANCED_CODE = /(?<![\d.])[45]\.\d{1,3}\.\d{1,3}(?![\d.]*\d)/;
const SMTP_CODE = /(?<![\d.])([45])\d\d(?=[ \-#])/;

const NO_MAILBOX =
  /\b(?:unknown user|user unknown|unknown recipient|recipient unknown|invalid (?:recipient|mailbox|address)|no such (?:user|recipient|mailbox|person)|no mailbox|(?:user|account|mailbox|recipient|address|domain)(?: name)? (?:does not exist|doesn't exist|not found|couldn't be found|could not be found|is disabled|has been disabled|is unavailable)|address couldn't be found|doesn't have an? \S{1,60} account|unrouteable address|host not found|domain not found|nxdomain|account that you tried to reach)/i;
const FULL =
  /\b(?:mailbox|inbox|storage|quota)\b.{0,40}\b(?:full|exceeded|over|out of)\b|\b(?:over ?quota|out of storage)\b/i;
const BLOCKED =
  /\b(?:spam|blocked|blacklist|blocklist|policy|reputation|dmarc|spf|dkim|relay(?:ing)? denied|unsolicited|not authorized)\b/i;

/** The statuses that say of the address itself that it has no mailbox (RFC 3463, and Exchange's own ones). */
const OF_ADDRESS = /^5\.(?:1\.(?:0|1|2|3|4|6|9|10)|2\.(?:0|1)|4\.(?:4|310))$/;
/** The recipient's server gives up after tries, or the mailbox is full. */
const FOR_NOW = /^(?:5\.2\.2|[45]\.4\.(?:6|7))$/;
/** Of the sender, the content or the policy of the server. */
const OF_SENDER = /^[45]\.(?:1\.(?:7|8)|3\.\d+|6\.\d+|7\.\d+)$/;
const NO_STATUS = /^[45]\.0\.0$/;

/** The status of a report, if it has the form of RFC 3463. */
export function statusIn(text: string | null | undefined): string | null {
  return /^[45]\.\d{1,3}\.\d{1,3}$/.exec(text ?? '')?.[0] ?? null;
}

/** What a failure means. `status` is that of the report; without one, or with a general one, the words of the server decide. */
export function classify(status: string | null, words: string): Bounce {
  const code = status && !NO_STATUS.test(status) ? status : (ENHANCED_CODE.exec(words)?.[0] ?? status);
  return { kind: kindOf(code, words), code, detail: toDetail(words) };
}

function kindOf(code: string | null, words: string): BounceKind {
  if (FULL.test(words) || (code !== null && FOR_NOW.test(code))) return 'temporary';
  if (code !== null && !NO_STATUS.test(code)) {
    if (OF_ADDRESS.test(code)) return 'permanent';
    // Exchange Online: the directory of the recipient does not have the address.
    if (code === '5.4.1' && /recipient address rejected/i.test(words)) return 'permanent';
    if (OF_SENDER.test(code)) return 'refused';
    if (code.startsWith('4')) return 'temporary';
  }
  if (NO_MAILBOX.test(words)) return 'permanent';
  if (BLOCKED.test(words)) return 'refused';
  const reply = code ?? SMTP_CODE.exec(words)?.[1] ?? '5';
  return reply.startsWith('4') ? 'temporary' : 'refused';
}

/** A relay that has given up knows more than the words, unless the server refused its email by a policy. */
export function asPermanent(bounce: Bounce): Bounce {
  return { ...bounce, kind: bounce.code?.startsWith('5.7.') ? 'refused' : 'permanent' };
}

/** Whether words without a status report a failure at all. */
export function reportsFailure(words: string): boolean {
  return ENHANCED_CODE.test(words) || SMTP_CODE.test(words) || NO_MAILBOX.test(words) || FULL.test(words);
}

/** One line for the console. Addresses are left out: a forwarding mailbox names another person's. */
export function toDetail(words: string): string | null {
  const line = words
    .slice(0, 2_000)
    .replace(/[^\s<>"':;,()]{1,64}@[^\s<>"':;,()]{1,255}/g, '…')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    // Half of a character, which a database does not store.
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .trim();
  return line === '' ? null : [...line].slice(0, 300).join('').trim();
}
