import { readdirSync, readFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { readReport } from './read-report.js';

const CORPUS = fileURLToPath(new URL('../../../../test/fixtures/bounces/', import.meta.url));

/** What each email of the corpus says: kind and status of a bounce, or that it is none. */
const VERDICTS: Record<string, string> = {
  'challenge-response': 'other',
  'content-rejected': 'refused 5.6.0',
  'exchange-access-denied': 'permanent 5.4.1',
  'exchange-recipient-not-found': 'permanent 5.1.10',
  'exim-delay': 'delayed',
  'exim-unknown-user': 'permanent',
  'exim-unrouteable': 'permanent',
  'feedback-not-spam': 'other',
  'forwarded-report': 'permanent 5.1.1',
  'gmail-address-not-found': 'permanent 5.1.1',
  'gmail-delay': 'delayed',
  'gmail-out-of-storage': 'temporary 5.2.2',
  'gmail-sender-not-authenticated': 'refused 5.7.26',
  'icloud-over-quota-no-status': 'temporary',
  'japanese-words': 'permanent 5.1.1',
  'latin-1-words': 'permanent 5.2.1',
  'malayalam-words': 'permanent 5.1.1',
  'out-of-office-malayalam': 'other',
  'outlook-block-list': 'refused 5.7.1',
  'postfix-delayed': 'delayed',
  'postfix-domain-not-found': 'permanent 5.4.4',
  'postfix-expired': 'temporary 4.4.1',
  'postfix-mailbox-full': 'temporary 5.2.2',
  'postfix-unknown-user': 'permanent 5.1.1',
  'qmail-no-mailbox': 'permanent 5.1.1',
  'qmail-over-quota': 'temporary 5.2.2',
  'question-of-a-person': 'other',
  'sendmail-general-status': 'permanent 5.1.2',
  'several-recipients': 'permanent 5.1.1',
  'success-report': 'other',
  'truncated-in-status': 'permanent 5.1.1',
  'truncated-in-words': 'other',
  'utf-8-address': 'permanent 5.1.1',
  'vacation-without-header': 'other',
  'yahoo-complaint': 'complaint',
  'yahoo-no-account': 'permanent',
  'zoho-unknown-user': 'permanent 5.1.1',
};

const names = readdirSync(CORPUS).map((file) => file.replace('.eml', ''));

async function verdictOf(raw: Uint8Array): Promise<string> {
  const reading = await readReport(raw);
  if (typeof reading === 'string') return reading;
  return [reading.kind, reading.code].filter(Boolean).join(' ');
}

test('each email of the corpus has a verdict', () => {
  expect(names.sort()).toEqual(Object.keys(VERDICTS).sort());
});

// @trust bounces
test.each(names)('the corpus: %s', async (name) => {
  const raw = readFileSync(join(CORPUS, `${name}.eml`));
  expect(await verdictOf(raw)).toBe(VERDICTS[name]);
  // As some servers send it.
  expect(await verdictOf(Buffer.from(raw.toString().replaceAll('\n', '\r\n')))).toBe(VERDICTS[name]);
});

test('the words of a server have no address and fit one line', async () => {
  for (const name of names) {
    const reading = await readReport(readFileSync(join(CORPUS, `${name}.eml`)));
    if (typeof reading === 'string' || reading.detail === null) continue;
    expect(reading.detail).not.toMatch(/@|\n/);
    expect(reading.detail.length).toBeLessThanOrEqual(300);
  }
});

const nested = (depth: number): string => {
  const opened = Array.from(
    { length: depth },
    (_, level) => `Content-Type: multipart/mixed; boundary=b${level}\n\n--b${level}\n`,
  );
  return `From: mailer-daemon@evil.example\n${opened.join('')}\n550 5.1.1 user unknown`;
};

// @trust bounces
test.each([
  ['nothing', ''],
  ['NUL', '\0'.repeat(10_000)],
  ['parts in parts', nested(500)],
  ['a header without end', `From: mailer-daemon@evil.example\nX: ${'x'.repeat(300_000)}`],
  [
    'a hundred thousand boundaries',
    `Content-Type: multipart/report; boundary=b\n\n${'--b\n\n'.repeat(100_000)}`,
  ],
  [
    'a field that folds for ever',
    `Content-Type: message/delivery-status\n\nStatus: 5.1.1\n${' x\n'.repeat(80_000)}`,
  ],
  [
    'a charset of nowhere',
    'From: mailer-daemon@evil.example\nContent-Type: text/plain; charset=nowhere\n\nhello',
  ],
  ['words that make patterns slow', `From: mailer-daemon@evil.example\n\n${'mailbox '.repeat(40_000)}`],
  ['addresses that make patterns slow', `From: mailer-daemon@evil.example\n\n550 ${'a@'.repeat(100_000)}`],
])('hostile: %s is read within bounds', async (_name, text) => {
  const reading = await readReport(Buffer.from(text));
  if (typeof reading !== 'string') expect(reading.detail?.length ?? 0).toBeLessThanOrEqual(300);
});

test('bytes by chance are no bounce', async () => {
  for (let count = 0; count < 50; count++) expect(await readReport(randomBytes(5_000))).toBe('other');
});
