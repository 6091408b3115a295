import { MAX_HEADERS_LENGTH } from './email-checkup.dto.js';
import { readHeaders } from './read-headers.js';

const lines = (...all: string[]) => all.join('\r\n');

const GMAIL = lines(
  'Delivered-To: asha@visitor.example',
  'Authentication-Results: mx.google.com;',
  '       dkim=pass header.i=@asha.in header.s=brevo1 header.b=Qw3xY;',
  '       dkim=pass header.i=@brevo.com header.s=mail header.b=ab/Cd;',
  '       spf=pass (google.com: domain of bounces-1@in.mail.brevo.com designates 192.0.2.7 as permitted sender) smtp.mailfrom=bounces-1@in.mail.brevo.com;',
  '       dmarc=pass (p=NONE sp=NONE dis=NONE) header.from=asha.in',
  'DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d=brevo.com; q=dns/txt; s=mail;',
  ' h=from:subject; bh=x=; b=abc',
  'DKIM-Signature: v=1; a=rsa-sha256; d=asha.in;',
  '\ts=brevo1; h=from:subject; bh=x=; b=a b',
  ' c',
  'From: Asha <songs@asha.in>',
  'Subject: =?utf-8?q?A_test?=',
  '',
  'DKIM-Signature: v=1; d=evil.example; s=x',
);

const read = async (text: string) => {
  const { findings, selector } = await readHeaders(text, 'asha.in');
  return [...findings.map(({ finding, state, about }) => `${state}: ${finding} ${about}`), selector];
};

// @trust email-doctor
test('an email of a relay with two signatures is signed by its sender', async () => {
  expect(await read(GMAIL)).toEqual([
    'good: signed brevo1',
    'good: dkim-passed asha.in',
    'good: spf-of-other in.mail.brevo.com',
    'good: dmarc-passed asha.in',
    'brevo1',
  ]);
  // As a browser pastes it.
  expect(await read(`\n\n${GMAIL.replaceAll('\r\n', '\n')}`)).toHaveLength(5);
});

// @trust email-doctor
test.each([
  [
    'no signature',
    ['Authentication-Results: mx; spf=softfail smtp.mailfrom=asha.in; dkim=none; dmarc=fail'],
    [
      'bad: unsigned asha.in',
      'bad: dkim-failed none',
      'warning: spf-failed softfail',
      'bad: dmarc-failed fail',
      null,
    ],
  ],
  [
    'the signature of the relay alone',
    [
      'DKIM-Signature: v=1; d=asha-in.20230601.gappssmtp.com; s=20230601; b=x',
      'Authentication-Results: mx; dkim=pass header.d=asha-in.20230601.gappssmtp.com; spf=pass smtp.mailfrom=asha.in; dmarc=none',
    ],
    [
      'bad: signed-by-other asha-in.20230601.gappssmtp.com',
      'good: dkim-passed asha-in.20230601.gappssmtp.com',
      'good: spf-passed asha.in',
      'warning: dmarc-without-record ',
      null,
    ],
  ],
  [
    'a signature of a subdomain, and a server that says nothing',
    ['DKIM-Signature: v=1; s=s1; d=Mail.ASHA.in'],
    ['good: signed s1', 'unknown: no-results ', 's1'],
  ],
  [
    'a signature that does not fit',
    [
      'DKIM-Signature: v=1; s=s1; d=asha.in',
      'ARC-Authentication-Results: i=1; mx; dkim=pass header.d=asha.in',
      'Authentication-Results: mx; dkim=permerror (no key for signature) header.d=asha.in',
      'Authentication-Results: forged; dkim=pass header.d=asha.in; dmarc=pass',
    ],
    ['good: signed s1', 'bad: dkim-failed permerror', 's1'],
  ],
])('headers say: %s', async (_name, headers, expected) => {
  expect(await read(lines(...headers, 'From: songs@asha.in', '', 'text'))).toEqual(expected);
});

test('an email of somebody else says so, and names no key of ours', async () => {
  const text = lines('DKIM-Signature: v=1; d=other.example; s=s1', 'From: x@other.example', '', '');
  expect(await read(text)).toEqual([
    'warning: other-sender other.example',
    'good: signed s1',
    'unknown: no-results ',
    null,
  ]);
});

// @trust email-doctor
test.each([
  ['words', 'Hello, this is a test.'],
  ['nothing', '   \n\n'],
  ['markup', '<html><body>From: x</body></html>'],
  ['an address that is none', 'From: nobody\n\n'],
  ['zeros', '\0'.repeat(1_000)],
])('%s are no headers', async (_name, text) => {
  expect(await read(text)).toEqual(['unknown: no-headers asha.in', null]);
});

// @trust email-doctor
test.each([
  [
    'parentheses',
    `Authentication-Results: ${'('.repeat(MAX_HEADERS_LENGTH - 60)}\r\nFrom: a@asha.in\r\n\r\n`,
  ],
  ['signatures', `From: a@asha.in\r\n${'DKIM-Signature: d=x; s=y\r\n'.repeat(1_900)}\r\n`],
  ['results', `From: a@asha.in\r\nAuthentication-Results: ${'dkim=fail;'.repeat(4_900)}\r\n\r\n`],
  ['one long name', `From: a@asha.in\r\nDKIM-Signature: d=${'x'.repeat(40_000)}\r\n\r\n`],
])('as many %s as fit have few findings', async (_name, text) => {
  expect(text.length).toBeLessThanOrEqual(MAX_HEADERS_LENGTH);
  const { findings } = await readHeaders(text, 'asha.in');
  expect(findings.length).toBeLessThanOrEqual(5);
  for (const { about } of findings) expect(about.length).toBeLessThanOrEqual(100);
});
