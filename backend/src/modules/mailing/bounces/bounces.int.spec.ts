import { randomUUID } from 'node:crypto';
import { createTestApp, type TestApp } from '../../../../test/app.js';
import { type Client, client } from '../../../../test/client.js';
import { createEntry } from '../../../../test/factories/contest.js';
import { createEmail, queueEmails, waitForEmail } from '../../../../test/factories/emails.js';
import { createUser } from '../../../../test/factories/users.js';
import { smtpRejection, startSmtp, type TestSmtp } from '../../../../test/smtp.js';
import { MailingService } from '../mailing.service.js';
import { BounceAddresses } from './bounce-addresses.js';
import { type Bounce, Bounces } from './bounces.service.js';
import { EmailBounce } from './email-bounce.entity.js';

let app: TestApp;
let smtp: TestSmtp;
let admin: Client;
let owner: Client;
let bounces: Bounces;

const ASHA = 'asha@visitor.example';
const PERMANENT: Bounce = { kind: 'permanent', code: '5.1.1', detail: '550 5.1.1 User unknown' };
const TEMPORARY: Bounce = { kind: 'temporary', code: '5.2.2', detail: '552 5.2.2 Mailbox full' };

beforeAll(async () => {
  smtp = await startSmtp();
  const env = { SMTP_URL: smtp.url, BOUNCE_ADDRESS: 'bounces@songs.example' };
  app = await createTestApp({ worker: true, env });
  admin = client(app)
    .as(await createUser(app, { owner: true }))
    .at('/api/admin');
  owner = admin.at('/dead-addresses');
  bounces = app.get(Bounces);
});

beforeEach(async () => {
  smtp.received.length = 0;
  smtp.onRecipient = () => null;
  await app.asSuperuser('truncate email_bounces, outgoing_emails');
});

afterAll(async () => {
  await app.close();
  await smtp.stop();
});

const stored = () => app.dataSource.manager.find(EmailBounce, { order: { createdAt: 'ASC' } });

/** An email to the address comes back. */
async function bounce(address: string, what: Bounce, template = 'entry-approved'): Promise<void> {
  const { id } = await createEmail(app, { toAddress: address, template, status: 'sent' });
  await bounces.note(id, 'mailbox', randomUUID(), what);
}

const ageAll = (days: number) =>
  app.dataSource.query(`update email_bounces set created_at = created_at - make_interval(days => $1)`, [
    days,
  ]);

describe('an address is dead', () => {
  // @trust dead-addresses
  it.each([
    ['permanent', true],
    ['complaint', true],
    ['temporary', false],
    ['refused', false],
  ] as const)('after one bounce that is %s: %j', async (kind, isDead) => {
    await bounce('Asha@Visitor.example', { kind, code: null, detail: null });
    expect(await bounces.isDead(ASHA)).toBe(isDead);
  });

  // @trust dead-addresses
  it('after temporary failures on three days within fourteen', async () => {
    for (let count = 0; count < 5; count++) await bounce(ASHA, TEMPORARY);
    expect(await bounces.isDead(ASHA)).toBe(false);
    await ageAll(1);
    await bounce(ASHA, TEMPORARY);
    expect(await bounces.isDead(ASHA)).toBe(false);
    await ageAll(14);
    await bounce(ASHA, TEMPORARY);
    await ageAll(1);
    await bounce(ASHA, TEMPORARY);
    expect(await bounces.isDead(ASHA)).toBe(false);
    await ageAll(1);
    await bounce(ASHA, TEMPORARY);
    expect(await bounces.isDead(ASHA)).toBe(true);
  });

  it('once, whatever comes back at the same time', async () => {
    await Promise.all(Array.from({ length: 10 }, () => bounce(ASHA, PERMANENT)));
    expect((await stored()).filter(({ endsEmails }) => endsEmails)).toHaveLength(1);
  });

  it('by no report that comes again', async () => {
    const { id } = await createEmail(app);
    for (let count = 0; count < 2; count++) await bounces.note(id, 'ses', 'one report', TEMPORARY);
    expect(await stored()).toHaveLength(1);
  });

  // @trust vote-secret
  it('by no email to a voter, and by none that was deleted', async () => {
    await bounce(ASHA, PERMANENT, 'vote-link');
    await bounces.note(randomUUID(), 'mailbox', 'gone', PERMANENT);
    expect(await stored()).toEqual([]);
  });

  it('is a rule of the database', async () => {
    const insert = (values: string) =>
      app.dataSource.query(
        `insert into email_bounces (report_hash, source, address, kind, ends_emails, forgiven_at)
         values (sha256(gen_random_uuid()::text::bytea), 'mailbox', ${values})`,
      );
    await expect(insert(`'a@b.example', 'refused', true, null`)).rejects.toThrow('email_bounces_end');
    await expect(insert(`'a@b.example', 'permanent', true, now()`)).rejects.toThrow('email_bounces_end');
    await expect(insert(`'A@b.example', 'permanent', true, null`)).rejects.toThrow('email_bounces_address');
    await insert(`'a@b.example', 'permanent', true, null`);
    await expect(insert(`'a@b.example', 'complaint', true, null`)).rejects.toThrow(
      'email_bounces_dead_address',
    );
  });
});

describe('a dead address', () => {
  const link = 'https://songs.example/auth?token=abcdefgh';

  // @trust dead-addresses
  it('gets the emails of its account, and no others', async () => {
    await bounce(ASHA, PERMANENT);
    await app.asSuperuser('truncate outgoing_emails');
    const payload = { name: 'Asha', subject: 'Hello', message: 'Hello' };
    await queueEmails(app, { template: 'contact-receipt', to: ASHA, payload });
    expect(await waitForEmail(app, ASHA, 'suppressed')).toMatchObject({
      suppressedFor: 'dead-address',
      delivery: null,
      sentAt: null,
    });
    await app.asSuperuser('truncate outgoing_emails');
    await queueEmails(app, { template: 'reset-password', to: ASHA, payload: { name: 'Asha', link } });
    await waitForEmail(app, ASHA, 'sent');
    expect(smtp.received.map(({ subject }) => subject)).toEqual(['Choose a new password']);
  });

  it('is named where staff write to its person', async () => {
    const entry = await createEntry(app, { email: ASHA });
    await client(app).post('/api/contact', { name: 'Asha', email: ASHA, subject: 'Hello', message: 'Hello' });
    expect((await admin.post('/moderators', { email: ASHA, language: 'en' })).status).toBe(201);
    const reads = ['/entries', `/entries/${entry.id}`, '/messages', '/moderators'];
    const named = async () => {
      const answers = await Promise.all(reads.map((path) => admin.get(path)));
      return answers.map(
        ({ body }) => [body].flat().find(({ email }: { email: string }) => email === ASHA)?.doEmailsComeBack,
      );
    };
    expect(await named()).toEqual([false, false, false, false]);
    await bounce('biju@visitor.example', PERMANENT);
    expect(await named()).toEqual([false, false, false, false]);
    await bounce(ASHA, PERMANENT);
    expect(await named()).toEqual([true, true, true, true]);
  });

  it('is listed with the reason, until the owner tries it again', async () => {
    await bounce(ASHA, TEMPORARY);
    await bounce(ASHA, PERMANENT);
    await bounce('biju@visitor.example', { kind: 'complaint', code: null, detail: null });
    const { status, range, body } = await owner.get('', { sort: ['address', 'ASC'] });
    expect([status, range]).toEqual([200, 'dead-addresses 0-1/2']);
    expect(body[0]).toEqual({
      id: expect.any(String),
      address: ASHA,
      kind: 'permanent',
      code: '5.1.1',
      detail: '550 5.1.1 User unknown',
      source: 'mailbox',
      createdAt: expect.any(String),
    });
    expect((await owner.get('', { filter: { q: 'BIJU' } })).range).toBe('dead-addresses 0-0/1');
    expect((await owner.get('', { filter: { address: ASHA } })).status).toBe(400);

    expect(await owner.post(`/${body[0].id}/retry`)).toMatchObject({ status: 204 });
    expect(await bounces.isDead(ASHA)).toBe(false);
    expect(await owner.post(`/${body[0].id}/retry`)).toMatchObject({ status: 404 });
    const [act] = await app.dataSource.query(
      `select data from audit_log where action = 'email.retryAddress' order by at desc limit 1`,
    );
    expect(act.data).toEqual({ bounceId: body[0].id });
    await ageAll(1);
    await bounce(ASHA, TEMPORARY);
    expect(await bounces.isDead(ASHA)).toBe(false);
    await bounce(ASHA, PERMANENT);
    expect(await bounces.isDead(ASHA)).toBe(true);
  });
});

describe('an email', () => {
  it('has an envelope sender that names its row to this site alone', async () => {
    const { id } = await createEmail(app);
    await app.get(MailingService).dispatch([id]);
    const [email] = await smtp.waitFor(1);
    const sender = email!.envelopeSender;
    expect(sender).toMatch(/^bounces\+[0-9a-f]{48}@songs\.example$/);
    expect(app.worker!.get(BounceAddresses, { strict: false }).findEmailId(sender)).toBe(id);
  });

  it('to an address that its server rejects is not tried again', async () => {
    smtp.onRecipient = () => smtpRejection(550, '5.1.1 <asha@visitor.example>: no such user here');
    const { id } = await createEmail(app);
    await app.get(MailingService).dispatch([id]);
    expect(await waitForEmail(app, ASHA, 'failed')).toMatchObject({ attempts: 1 });
    expect(await stored()).toMatchObject([
      { address: ASHA, source: 'smtp', kind: 'permanent', code: '5.1.1', endsEmails: true },
    ]);
  });

  it('that its server rejects for another reason makes no address dead', async () => {
    smtp.onRecipient = () => smtpRejection(554, '5.7.1 Relay access denied');
    const { id } = await createEmail(app, { attempts: 4 });
    await app.get(MailingService).dispatch([id]);
    await waitForEmail(app, ASHA, 'failed');
    expect(await stored()).toEqual([]);
  });
});
