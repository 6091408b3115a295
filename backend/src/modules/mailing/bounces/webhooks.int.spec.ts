import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { client } from '../../../../test/client.js';
import { createEmail } from '../../../../test/factories/emails.js';
import { SnsStandIn, type SnsMessage, TOPIC_ARN } from '../../../../test/sns.js';
import { MAX_BATCH } from './brevo-webhook.js';
import { EmailBounce } from './email-bounce.entity.js';

const BREVO_SECRET = 'tests-only-brevo-secret-0123456789';
const MAILGUN_KEY = 'tests-only-mailgun-key-0123456789';

let app: TestApp;
let sns: SnsStandIn;

beforeAll(async () => {
  sns = await SnsStandIn.start();
  app = await createTestApp({
    env: {
      SES_TOPIC_ARN: TOPIC_ARN,
      SNS_BASE_URL: sns.url,
      BREVO_WEBHOOK_SECRET: BREVO_SECRET,
      MAILGUN_SIGNING_KEY: MAILGUN_KEY,
    },
  });
});

beforeEach(() => app.asSuperuser('truncate email_bounces, outgoing_emails'));

afterAll(async () => {
  await app.close();
  await sns.stop();
});

const stored = async () => {
  const rows = await app.dataSource.manager.find(EmailBounce, { order: { createdAt: 'ASC' } });
  return rows.map(({ source, address, kind, code }) => [source, address, kind, code]);
};

/** The id of an email that was sent, and its Message-ID. */
async function sentEmail(template = 'entry-approved') {
  const { id } = await createEmail(app, { status: 'sent', template });
  return { id, messageId: `<${id}@songs.example>` };
}

const FORBIDDEN = { status: 403, body: { code: 'FORBIDDEN' } };
const ASHA = 'asha@visitor.example';

describe('the webhook of SES', () => {
  const post = (message: SnsMessage | string) =>
    client(app)
      .with({ 'content-type': 'text/plain; charset=UTF-8' })
      .post('/api/webhooks/ses', typeof message === 'string' ? message : JSON.stringify(message));

  const bounceOf = (messageId: string, bounce: object) =>
    JSON.stringify({
      notificationType: 'Bounce',
      mail: {
        messageId: 'of-amazon',
        headers: [{ name: 'Message-ID', value: messageId }],
        commonHeaders: { messageId },
      },
      bounce: { bounceType: 'Permanent', bounceSubType: 'General', bouncedRecipients: [], ...bounce },
    });

  // @trust webhooks
  it.each(['1', '2'])('takes a bounce with a signature of version %s, once', async (SignatureVersion) => {
    const { messageId } = await sentEmail();
    const recipient = { emailAddress: ASHA, status: '5.1.1', diagnosticCode: 'smtp; 550 5.1.1 unknown user' };
    const Message = bounceOf(messageId, { bouncedRecipients: [recipient] });
    const message = sns.message({
      Message,
      SignatureVersion,
      Subject: 'Amazon SES Email Event Notification',
    });
    for (let count = 0; count < 2; count++) expect(await post(message)).toMatchObject({ status: 204 });
    expect(await stored()).toEqual([['ses', ASHA, 'permanent', '5.1.1']]);
  });

  it.each([
    [
      'a complaint',
      { notificationType: 'Complaint', complaint: { complaintFeedbackType: 'abuse' } },
      'complaint',
    ],
    ['an event', { eventType: 'Complaint', complaint: {} }, 'complaint'],
    ['no spam', { notificationType: 'Complaint', complaint: { complaintFeedbackType: 'not-spam' } }, null],
    ['a delivery', { notificationType: 'Delivery', delivery: {} }, null],
    [
      'a full mailbox',
      {
        notificationType: 'Bounce',
        bounce: { bounceType: 'Transient', bouncedRecipients: [{ status: '5.2.2' }] },
      },
      'temporary',
    ],
    [
      'a policy',
      {
        notificationType: 'Bounce',
        bounce: { bounceType: 'Permanent', bouncedRecipients: [{ status: '5.7.1' }] },
      },
      'refused',
    ],
    [
      'an email that is too large',
      {
        eventType: 'Bounce',
        bounce: { bounceType: 'Transient', bounceSubType: 'MessageTooLarge', bouncedRecipients: [{}] },
      },
      'refused',
    ],
    [
      'the list of Amazon',
      {
        eventType: 'Bounce',
        bounce: {
          bounceType: 'Permanent',
          bounceSubType: 'OnAccountSuppressionList',
          bouncedRecipients: [{ emailAddress: ASHA, action: 'failed', status: '5.1.1' }],
        },
      },
      'permanent',
    ],
  ])('reads %s', async (_name, report, kind) => {
    const { messageId } = await sentEmail();
    const Message = JSON.stringify({ mail: { commonHeaders: { messageId } }, ...report });
    expect(await post(sns.message({ Message }))).toMatchObject({ status: 204 });
    expect((await stored()).map(([, , is]) => is)).toEqual(kind ? [kind] : []);
  });

  it('takes the test of words that Amazon sends, and a report about no email of this site', async () => {
    for (const Message of ['Successfully validated SNS topic.', bounceOf('<other@relay.example>', {})])
      expect(await post(sns.message({ Message }))).toMatchObject({ status: 204 });
    expect(await stored()).toEqual([]);
  });

  it('confirms the subscription of its topic', async () => {
    const confirmation = {
      Type: 'SubscriptionConfirmation',
      Token: 'abc',
      SubscribeURL: `https://sns.ap-south-1.amazonaws.com/?Action=ConfirmSubscription&TopicArn=${TOPIC_ARN}&Token=abc`,
    };
    expect(await post(sns.message(confirmation))).toMatchObject({ status: 204 });
    expect(sns.asked.at(-1)).toBe(`/?Action=ConfirmSubscription&TopicArn=${TOPIC_ARN}&Token=abc`);
    const asked = sns.asked.length;
    for (const SubscribeURL of [
      'https://evil.example/?Action=ConfirmSubscription&Token=abc',
      'https://sns.ap-south-1.amazonaws.com.evil.example/?Action=ConfirmSubscription&Token=abc',
      'https://sns.ap-south-1.amazonaws.com/?Action=DeleteTopic&Token=abc',
    ])
      expect(await post(sns.message({ ...confirmation, SubscribeURL }))).toMatchObject(FORBIDDEN);
    expect(sns.asked).toHaveLength(asked);
  });

  // @trust webhooks
  it('rejects what Amazon has not signed for this topic, and asks no other host', async () => {
    const { messageId } = await sentEmail();
    const Message = bounceOf(messageId, {});
    const asked = sns.asked.length;
    for (const message of [
      sns.message({ Message, TopicArn: TOPIC_ARN.replace('paattu', 'evil') }),
      ...[
        'https://evil.example/SimpleNotificationService-0123456789abcdef0123456789abcdef.pem',
        'https://sns.ap-south-1.amazonaws.com.evil.example/SimpleNotificationService-0123456789abcdef0123456789abcdef.pem',
        'https://sns.ap-south-1.amazonaws.com@evil.example/SimpleNotificationService-0123456789abcdef0123456789abcdef.pem',
        'http://sns.ap-south-1.amazonaws.com/SimpleNotificationService-0123456789abcdef0123456789abcdef.pem',
        'https://bucket.s3.amazonaws.com/SimpleNotificationService-0123456789abcdef0123456789abcdef.pem',
        'https://sns.ap-south-1.amazonaws.com/x/SimpleNotificationService-0123456789abcdef0123456789abcdef.pem',
        'https://sns.ap-south-1.amazonaws.com/SimpleNotificationService-0123456789abcdef0123456789abcdef.pem?x',
      ].map((SigningCertURL) => sns.message({ Message }, { SigningCertURL })),
    ])
      expect(await post(message)).toMatchObject(FORBIDDEN);
    expect(sns.asked).toHaveLength(asked);
    const changes: SnsMessage[] = [
      { Message: bounceOf(messageId, { bounceType: 'Transient' }) },
      { MessageId: randomUUID() },
      { Timestamp: '2025-01-01T00:00:00.000Z' },
      { Signature: 'AAAA' },
      { Subject: 'more' },
      { Type: 'SubscriptionConfirmation' },
    ];
    for (const afterwards of changes)
      expect(await post(sns.message({ Message }, afterwards))).toMatchObject(FORBIDDEN);
    expect(await stored()).toEqual([]);
  });

  it('rejects a certificate that has expired', async () => {
    const old = await SnsStandIn.start({ validDays: -1 });
    const other = await createTestApp({ env: { SES_TOPIC_ARN: TOPIC_ARN, SNS_BASE_URL: old.url } });
    const response = await client(other)
      .with({ 'content-type': 'text/plain' })
      .post('/api/webhooks/ses', JSON.stringify(old.message()));
    expect(response).toMatchObject(FORBIDDEN);
    await other.close();
    await old.stop();
  });

  it.each(['', 'null', '[]', '{}', '{"Type":"Notification"}', 'no JSON'])('rejects %j', async (body) => {
    expect(await post(body)).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
  });

  it('takes a report with all headers that Amazon repeats, and the words of a server', async () => {
    const { messageId } = await sentEmail();
    // Amazon cuts the headers off after 10 KB.
    const headers = Array.from({ length: 40 }, (_, index) => ({
      name: `X-Header-${index}`,
      value: 'മഴ'.repeat(40),
    }));
    const recipient = {
      emailAddress: ASHA,
      status: '5.1.1',
      diagnosticCode: `smtp; 550 ${'"no" '.repeat(800)}`,
    };
    const Message = JSON.stringify({
      notificationType: 'Bounce',
      mail: { headers: [...headers, { name: 'Message-ID', value: messageId }] },
      bounce: { bounceType: 'Permanent', bouncedRecipients: [recipient] },
    });
    expect(await post(sns.message({ Message }))).toMatchObject({ status: 204 });
    expect(await stored()).toHaveLength(1);
  });

  it('rejects what is too large', async () => {
    const message = sns.message({ Message: 'x'.repeat(300_000) });
    expect(await post(message)).toMatchObject({ status: 413 });
  });
});

describe('the webhook of Brevo', () => {
  const post = (body: object | string, secret = BREVO_SECRET) =>
    client(app)
      .with({
        authorization: `Bearer ${secret}`,
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      })
      .post('/api/webhooks/brevo', body);

  const report = (messageId: string, event: string, more: object = {}) => ({
    event,
    email: ASHA,
    id: 26224,
    date: '2026-11-26 09:14:05',
    ts: 1_795_664_645,
    ts_event: 1_795_664_645,
    'message-id': messageId,
    subject: 'Your entry is in the contest',
    tags: [],
    ...more,
  });

  /** With all that Brevo documents, a long subject in Malayalam and a long answer of a mail server. */
  const longest = (id: string, index: number) => ({
    ...report(`<2026112609${index}.87306012@smtp-relay.mailin.fr>`, index < 3 ? 'hard_bounce' : 'delivered'),
    subject: 'മഴക്കാലം '.repeat(28),
    'X-Mailin-custom': id,
    reason: `550 5.1.1 ${'The email account that you tried to reach does not exist. '.repeat(12)}`,
    sending_ip: '77.32.148.20',
    template_id: null,
    tag: '["entry"]',
    tags: ['entry', 'contest'],
    ts_epoch: 1_795_664_645_000,
    sender_email: 'mailer@songs.example',
    mirror_link: `https://app-smtp.brevo.com/log/preview/${'1a2000f4-4e33-23aa-ab68-900dxxx9152c'}`,
    contact_id: 8,
    user_agent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)',
    device_used: 'DESKTOP',
    link: '',
  });

  /** As JSON is written by a language that escapes all letters but those of English. */
  const escaped = (body: unknown) =>
    JSON.stringify(body).replace(
      /[^\x20-\x7e]/g,
      (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );

  // @trust webhooks
  it.each([
    ['hard_bounce', '550 5.1.1 unknown user', 'permanent'],
    ['hard_bounce', '550 5.7.1 blocked by policy', 'refused'],
    ['invalid_email', '', 'permanent'],
    ['soft_bounce', '452 4.2.2 mailbox full', 'temporary'],
    ['blocked', 'blocked : due to blacklist user', 'refused'],
    ['spam', '', 'complaint'],
    ['deferred', '421 try later', null],
    ['delivered', '', null],
    ['a new event', '', null],
  ])('reads %s (%s)', async (event, reason, kind) => {
    const { messageId } = await sentEmail();
    const body = report(messageId, event, { reason });
    for (let count = 0; count < 2; count++) expect(await post(body)).toMatchObject({ status: 204 });
    expect((await stored()).map(([source, , is]) => [source, is])).toEqual(kind ? [['brevo', kind]] : []);
  });

  // @trust webhooks
  it('finds the email by its header if Brevo has changed the Message-ID', async () => {
    const { id } = await sentEmail();
    const more = { 'X-Mailin-custom': id, reason: null, tag: '', ts_epoch: 1_795_664_645_000 };
    const body = report('<202611260914.87306012@smtp-relay.mailin.fr>', 'hard_bounce', more);
    expect(await post(body)).toMatchObject({ status: 204 });
    const foreign = { ...body, 'X-Mailin-custom': '{"meta":"data"}' };
    expect(await post(foreign)).toMatchObject({ status: 204 });
    expect(await stored()).toEqual([['brevo', ASHA, 'permanent', null]]);
  });

  it('takes the reports of five minutes together, each once', async () => {
    const [first, second] = [await sentEmail(), await sentEmail()];
    const reports = [
      report(first.messageId, 'hard_bounce', { reason: '550 5.1.1 unknown user' }),
      report(first.messageId, 'delivered'),
      report(second.messageId, 'spam'),
    ];
    expect(await post(reports)).toMatchObject({ status: 204 });
    expect(await post(reports)).toMatchObject({ status: 204 });
    expect((await stored()).map(([, , kind]) => kind)).toEqual(['permanent', 'complaint']);
    expect(await post(Array.from({ length: 501 }, () => reports[1]!))).toMatchObject({ status: 400 });
  });

  // @trust webhooks
  it.each<[string, (good: object) => string]>([
    [
      'with half a character',
      (good) => JSON.stringify([good, { ...good, reason: 'a\ud800', event: 'spam' }]),
    ],
    ['without an event', (good) => JSON.stringify([{ ...good, event: null }, good])],
    [
      'with a name that each object has',
      (good) => JSON.stringify([{ x: good }, good]).replace('x', '__proto__'),
    ],
    ['that is no object', (good) => JSON.stringify([null, 'x', [], good])],
    ['with more names than are read', (good) => JSON.stringify([Array(20_001).fill(1), good])],
    [
      'that is nested deeply',
      (good) => `[${'['.repeat(300_000)}${']'.repeat(300_000)},${JSON.stringify(good)}]`,
    ],
  ])('takes the other reports of a batch that has one %s', async (_, batchOf) => {
    const { messageId } = await sentEmail();
    const good = report(messageId, 'hard_bounce', { reason: '550 5.1.1 unknown user' });
    const batch = batchOf(good);
    expect(await post(batch)).toMatchObject({ status: 204 });
    const halves = batch.includes('ud800') ? [['brevo', ASHA, 'complaint', null]] : [];
    expect(await stored()).toEqual([['brevo', ASHA, 'permanent', '5.1.1'], ...halves]);
  });

  it('says in one line how many reports it has passed over, and nothing of what they say', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn');
    const { messageId } = await sentEmail();
    const good = report(messageId, 'delivered');
    expect(
      await post([good, ...Array.from({ length: 400 }, () => ({ ...good, event: null }))]),
    ).toMatchObject({
      status: 204,
    });
    expect(warn.mock.calls).toEqual([['400 of 401 reports of Brevo cannot be read, and are passed over']]);
    warn.mockRestore();
  });

  it.each(['', 'null', '7', 'no JSON', '[{}'])('rejects %j', async (body) => {
    expect(await post(body)).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
  });

  // @trust webhooks
  it('takes a full batch with long words, and no more', async () => {
    const emails = await Promise.all(Array.from({ length: 3 }, () => sentEmail()));
    const reports = Array.from({ length: 500 }, (_, index) => longest(emails[index % 3]!.id, index));
    const batch = escaped(reports);
    // More than any other JSON may have.
    expect(batch.length).toBeGreaterThan(1_300_000);
    expect(batch.length).toBeLessThan(MAX_BATCH);
    expect(await post(batch)).toMatchObject({ status: 204 });
    expect((await stored()).map(([, , kind]) => kind)).toEqual(['permanent', 'permanent', 'permanent']);
    expect(await post(escaped([...reports, ...reports]))).toMatchObject({ status: 413 });
  });

  // @trust webhooks
  it('refuses a batch without the secret before it is read', async () => {
    const { messageId } = await sentEmail();
    for (const body of ['no JSON', 'x'.repeat(MAX_BATCH + 1), report(messageId, 'hard_bounce')])
      expect(await post(body, 'another secret')).toMatchObject(FORBIDDEN);
  });

  // @trust webhooks
  it('rejects another secret', async () => {
    const { messageId } = await sentEmail();
    for (const secret of ['', 'x', `${BREVO_SECRET}x`, BREVO_SECRET.slice(1)])
      expect(await post(report(messageId, 'hard_bounce'), secret)).toMatchObject(FORBIDDEN);
    const without = client(app).at('/api/webhooks');
    expect(await without.post('/brevo', report(messageId, 'hard_bounce'))).toMatchObject(FORBIDDEN);
    expect(await stored()).toEqual([]);
  });
});

describe('the webhook of Mailgun', () => {
  const post = (body: object) => client(app).post('/api/webhooks/mailgun', body);

  function signed(data: object, { key = MAILGUN_KEY, ageSeconds = 0 } = {}) {
    const timestamp = String(Math.floor(Date.now() / 1_000) - ageSeconds);
    const token = randomBytes(25).toString('hex');
    const signature = createHmac('sha256', key)
      .update(timestamp + token)
      .digest('hex');
    return { signature: { timestamp, token, signature }, 'event-data': data };
  }

  const failed = (id: string, more: object = {}) => ({
    event: 'failed',
    severity: 'permanent',
    reason: 'bounce',
    id: 'G9Bn5sl1TC6nu79C8C0bwg',
    recipient: ASHA,
    message: { headers: { 'message-id': `${id}@songs.example`, subject: 'Your entry' } },
    'delivery-status': { code: 550, message: '550 5.1.1 The email account does not exist', description: '' },
    ...more,
  });

  // @trust webhooks
  it.each([
    ['a hard bounce', {}, 'permanent'],
    [
      'an address that bounced before',
      { reason: 'suppress-bounce', 'delivery-status': { message: '' } },
      'permanent',
    ],
    ['eight hours of tries', { reason: 'old', 'delivery-status': { message: 'Too old' } }, 'temporary'],
    ['a policy', { 'delivery-status': { message: '550 5.7.26 unauthenticated' } }, 'refused'],
    [
      'a status beside words that say nothing',
      {
        'delivery-status': {
          code: 550,
          message: 'rejected',
          'enhanced-code': '5.1.1',
          'bounce-type': 'hard',
        },
      },
      'permanent',
    ],
    [
      'a failure without an answer',
      { 'delivery-status': { code: 498, message: null, description: 'No MX', 'enhanced-code': null } },
      'refused',
    ],
    ['a reader who unsubscribed', { reason: 'suppress-unsubscribe', 'delivery-status': null }, 'refused'],
    ['a complaint', { event: 'complained' }, 'complaint'],
    ['a try that failed', { severity: 'temporary' }, null],
    ['a delivery', { event: 'delivered' }, null],
  ])('reads %s', async (_name, more, kind) => {
    const { id } = await sentEmail();
    expect(await post(signed(failed(id, more)))).toMatchObject({ status: 204 });
    expect((await stored()).map(([source, , is]) => [source, is])).toEqual(kind ? [['mailgun', kind]] : []);
  });

  it('takes a report with all that Mailgun knows of the email', async () => {
    const { id } = await sentEmail();
    const more = {
      tags: Array.from({ length: 10 }, (_, index) => `tag-${index}`.padEnd(128, 'x')),
      'user-variables': Object.fromEntries(
        Array.from({ length: 20 }, (_, index) => [`my_${index}`, 'മഴ'.repeat(200)]),
      ),
      envelope: {
        sender: 'mailer@songs.example',
        transport: 'smtp',
        targets: ASHA,
        'sending-ip': '209.61.154.250',
      },
      flags: { 'is-routed': false, 'is-authenticated': true, 'is-system-test': false, 'is-test-mode': false },
      'delivery-status': {
        code: 550,
        message: `550 5.1.1 ${'does not exist '.repeat(500)}`,
        'attempt-no': 1,
      },
    };
    expect(await post(signed(failed(id, more)))).toMatchObject({ status: 204 });
    expect(await stored()).toHaveLength(1);
  });

  // @trust webhooks
  it.each([
    ['half a character', (text: string) => text.replace('Your entry', String.raw`Your entry \ud83d`)],
    ['a name that each object has', (text: string) => text.replace('subject', '__proto__')],
    ['more names than are read', (text: string) => text.replace('"Your entry"', `[${'1,'.repeat(400)}1]`)],
    ['a deep value', (text: string) => text.replace('"Your entry"', `${'['.repeat(1e4)}${']'.repeat(1e4)}`)],
  ])('takes a report with %s in a field that the site does not read', async (_name, change) => {
    const { id } = await sentEmail();
    const text = JSON.stringify(signed(failed(id)));
    expect(change(text)).not.toBe(text);
    const headers = { 'content-type': 'application/json' };
    expect(await client(app).with(headers).post('/api/webhooks/mailgun', change(text))).toMatchObject({
      status: 204,
    });
    expect(await stored()).toEqual([['mailgun', ASHA, 'permanent', '5.1.1']]);
  });

  it('refuses what is no JSON', async () => {
    const headers = { 'content-type': 'application/json' };
    const { status } = await client(app).with(headers).post('/api/webhooks/mailgun', '{"signature":');
    expect(status).toBe(400);
  });

  // @trust webhooks
  it('takes a token once, whatever the second report says', async () => {
    const { id } = await sentEmail();
    const { signature } = signed({});
    const first = { signature, 'event-data': failed(id, { event: 'delivered' }) };
    expect(await post(first)).toMatchObject({ status: 204 });
    for (const data of [failed(id), failed(id, { event: 'complained' })])
      expect(await post({ signature, 'event-data': data })).toMatchObject(FORBIDDEN);
    expect(await stored()).toEqual([]);
  });

  // @trust webhooks
  it('rejects another key, a changed token, and an old or coming time', async () => {
    const { id } = await sentEmail();
    const good = signed(failed(id));
    const changed = { ...good, signature: { ...good.signature, token: 'another' } };
    const others = [
      signed(failed(id), { key: 'another-key-0123456789abcdefghijkl' }),
      signed(failed(id), { ageSeconds: 86_400 }),
      signed(failed(id), { ageSeconds: -86_400 }),
    ];
    for (const body of [changed, ...others]) expect(await post(body)).toMatchObject(FORBIDDEN);
    expect(await stored()).toEqual([]);
  });
});

// @trust webhooks
test('an email to a voter is reported by no webhook', async () => {
  const { messageId } = await sentEmail('vote-link');
  const body = { event: 'hard_bounce', 'message-id': messageId };
  const brevo = client(app).with({ authorization: `Bearer ${BREVO_SECRET}` });
  expect(await brevo.post('/api/webhooks/brevo', body)).toMatchObject({ status: 204 });
  expect(await stored()).toEqual([]);
});

test('a webhook whose variable is not set does not exist', async () => {
  const other = await createTestApp();
  for (const name of ['ses', 'brevo', 'mailgun'])
    expect(await client(other).post(`/api/webhooks/${name}`, {})).toMatchObject({ status: 404 });
  await other.close();
});
