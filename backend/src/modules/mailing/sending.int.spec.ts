import { getQueueToken } from '@nestjs/bullmq';
import { Logger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Queue } from 'bullmq';
import { IsNull, Not } from 'typeorm';
import { type TestApp, createTestApp } from '../../../test/app.js';
import { client } from '../../../test/client.js';
import { eventually } from '../../../test/eventually.js';
import { queueBackends } from '../../../test/queue-backends.js';
import { createEmail, queueEmails, waitForEmail } from '../../../test/factories/emails.js';
import { smtpRejection, startSmtp, type TestSmtp } from '../../../test/smtp.js';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import { EMAILS_QUEUE } from '../../infra/queue/queues.js';
import { WorkerModule } from '../../worker.module.js';
import { StrandedEmailsSweep } from './jobs/stranded-emails.sweep.js';
import { MailingService } from './mailing.service.js';
import { OptOutsService } from './opt-outs/opt-outs.service.js';
import { OutgoingEmail } from './outgoing-email.entity.js';
import { RENEW_CLAIM_MS } from './sending/email-outbox.js';

const asha = 'asha@visitor.example';
const receipt = (to: string) => ({ template: 'contact-receipt', to, payload: {} }) as const;
/** Honours an opt-out. */
const received = {
  template: 'entry-received',
  to: asha,
  payload: {
    name: 'Asha',
    youtubeUrl: 'https://youtu.be/demoEntry01',
    contestTitle: 'Songs 2025',
    link: '/',
  },
} as const;
const link = 'http://localhost:3000/auth?mode=reset-password&token=abc';

describe.each(queueBackends)('emails, with their jobs on %s', (_, queueEnv) => {
  let smtp: TestSmtp;
  let app: TestApp;

  beforeAll(async () => {
    smtp = await startSmtp();
    app = await createTestApp({ env: { ...(await queueEnv()), SMTP_URL: smtp.url }, worker: true });
  });
  beforeEach(async () => {
    await app.asSuperuser('truncate outgoing_emails, email_opt_outs');
    smtp.received.length = 0;
    smtp.onEmail = () => 'take';
  });
  afterAll(async () => {
    await app.close();
    await smtp.stop();
  });

  const sweep = () => app.worker!.get(StrandedEmailsSweep, { strict: false }).sweepAll();

  it('are sent by SMTP, to one recipient, as HTML and text', async () => {
    const youtubeUrl = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
    const payload = { name: 'ആശ', youtubeUrl, contestTitle: 'മഴക്കത്ത് 2025', link: '/' };
    await queueEmails(app, { template: 'entry-approved', to: asha, payload });
    const row = await waitForEmail(app, asha, 'sent');
    expect(row).toMatchObject({ delivery: 'smtp', attempts: 1, lastError: null, sentAt: expect.any(Date) });

    const [email, ...others] = await smtp.waitFor(1);
    expect(others).toEqual([]);
    expect(email!.recipients).toEqual([asha]);
    expect(email!.to).toEqual([{ address: asha, name: '' }]);
    expect(email!.from).toEqual({ address: 'no-reply@paattu.example', name: 'Paattu' });
    expect(email!.subject).toBe('Your entry is in the contest');
    expect(email!.messageId).toBe(`<${row.id}@localhost>`);
    expect(email!.header('auto-submitted')).toBe('auto-generated');
    expect(email!.header('list-unsubscribe')).toBeUndefined();
    for (const content of [email!.text, email!.html]) {
      expect(content).toContain('Hello ആശ,');
      expect(content).toContain('Your entry to മഴക്കത്ത് 2025 has been approved.');
      expect(content).toContain('http://localhost:3000/entries');
    }
  });

  // @trust log-content
  it('that only confirm what an entrant did have a link that stops them', async () => {
    await queueEmails(app, received);
    const [email] = await smtp.waitFor(1);
    expect(email!.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(email!.header('list-unsubscribe')).toMatch(
      /^<http:\/\/localhost:3000\/api\/opt-outs\/one-click\?email=asha%40visitor\.example&token=[\w-]{43}>$/,
    );
  });

  it('lose the link of an account email after sending, and do not log it', async () => {
    const log = jest.spyOn(Logger.prototype, 'log');
    await queueEmails(app, { template: 'reset-password', to: asha, payload: { name: 'Asha', link } });
    const row = await waitForEmail(app, asha, 'sent');
    expect(row.payload).toEqual({ name: 'Asha' });
    const [email] = await smtp.waitFor(1);
    expect(email!.text).toContain(link);
    expect(JSON.stringify(log.mock.calls)).not.toContain('token=');
    log.mockRestore();
    expect(email!.header('list-unsubscribe')).toBeUndefined();
  });

  it('keep what only another template declares as secret', async () => {
    const payload = { name: 'Asha', link, entryName: 'Asha' };
    await queueEmails(app, { template: 'reset-password', to: asha, payload });
    expect((await waitForEmail(app, asha, 'sent')).payload).toEqual({ name: 'Asha', entryName: 'Asha' });
  });

  it('lose the entry with the link of a vote after sending', async () => {
    const payload = { contestTitle: 'Rain 2025', link, entryName: 'Asha Menon' };
    await queueEmails(app, { template: 'vote-link', to: asha, payload });
    expect((await waitForEmail(app, asha, 'sent')).payload).toEqual({ contestTitle: 'Rain 2025' });
    const [email] = await smtp.waitFor(1);
    expect(email!.text).toContain('Asha Menon');
  });

  it('are retried after a rejection', async () => {
    const verdicts = [smtpRejection(451, 'try again later')];
    smtp.onEmail = () => verdicts.shift() ?? 'take';
    await queueEmails(app, receipt(asha));
    await waitForEmail(app, asha, 'queued');
    const row = await waitForEmail(app, asha, 'sent');
    expect(row).toMatchObject({ attempts: 2, lastError: null });
    expect(smtp.received).toHaveLength(1);
  });

  // @trust poison-job
  it('fail after the fifth try, while others are sent', async () => {
    let tries = 3;
    const { id } = await createEmail(app, { attempts: tries });
    smtp.onEmail = ([to]) => (to === asha ? smtpRejection(550, `no such mailbox, try ${++tries}`) : 'take');
    await app.get(MailingService).dispatch([id]);
    await queueEmails(app, receipt('other@visitor.example'));
    await waitForEmail(app, 'other@visitor.example', 'sent');
    const row = await waitForEmail(app, asha, 'failed');
    expect(row).toMatchObject({ attempts: 5, delivery: null, sentAt: null });
    expect(row.lastError).toContain('no such mailbox, try 5');
    expect(tries).toBe(5);
    expect(smtp.received.map(({ recipients }) => recipients)).toEqual([['other@visitor.example']]);
  });

  it('are sent once, however many jobs and workers there are', async () => {
    const config = app.api.get<Config>(CONFIG, { strict: false });
    const second = await NestFactory.createApplicationContext(WorkerModule.forRoot(config), {
      logger: false,
    });
    const addresses = Array.from({ length: 100 }, (_, n) => `visitor-${n}@visitor.example`);
    await queueEmails(app, ...addresses.map(receipt));
    const rows = await app.dataSource.query<Array<{ id: string }>>('select id from outgoing_emails');
    for (let n = 0; n < 3; n++) await app.get(MailingService).dispatch(rows.map(({ id }) => id));
    for (const address of addresses) await waitForEmail(app, address, 'sent');
    await second.close();
    expect(smtp.received.map(({ recipients }) => recipients[0]).sort()).toEqual([...addresses].sort());
  });

  // @trust smtp-breaks-off
  it('arrive at most twice, with one Message-ID, when the server disconnects after it accepted one', async () => {
    const verdicts: Array<'break' | 'take'> = ['break'];
    smtp.onEmail = () => verdicts.shift() ?? 'take';
    await queueEmails(app, receipt(asha));
    const row = await waitForEmail(app, asha, 'sent');
    expect(row.attempts).toBe(2);
    expect(smtp.received.map(({ messageId }) => messageId)).toEqual([
      `<${row.id}@localhost>`,
      `<${row.id}@localhost>`,
    ]);
  });

  // @trust smtp-down
  it('wait for a server that is down without losing tries: none is lost, none is sent twice', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn');
    const { port } = smtp;
    await smtp.stop();
    const senders = Array.from({ length: 5 }, (_person, n) => `sender-${n}@visitor.example`);
    for (const email of senders) {
      const payload = { name: 'Asha', email, subject: 'A song', message: 'Loved it.' };
      expect((await client(app).post('/api/contact', payload)).status).toBe(204);
    }
    const waiting = await waitForFailures(app, 2 * senders.length);
    for (const email of waiting) {
      expect(email).toMatchObject({ status: 'queued', attempts: 0 });
      expect(email.lastError).toContain('ECONNREFUSED');
    }
    smtp = await startSmtp(port);
    await eventually(async () => {
      // The sweep tries one waiting email after the other, and the server at growing intervals.
      await app.dataSource.query(
        `update outgoing_emails set updated_at = now() - interval '1 minute' where status = 'queued'`,
      );
      await sweep();
      return (await app.dataSource.manager.countBy(OutgoingEmail, { status: 'sent' })) === 2 * senders.length;
    });
    await smtp.waitFor(2 * senders.length);
    expect(smtp.received.map(({ recipients }) => recipients[0]).sort()).toEqual(
      [...senders, ...senders.map(() => 'owner@paattu.example')].sort(),
    );
    expect(warn.mock.calls.filter(([line]) => String(line).includes('SMTP server'))).toHaveLength(1);
    warn.mockRestore();
  });

  // @trust redis-emptied
  it('are found by the sweep when their job was lost or their worker was killed', async () => {
    await createEmail(app, { toAddress: 'lost@visitor.example', ageSeconds: 60 });
    await createEmail(app, {
      toAddress: 'killed@visitor.example',
      status: 'sending',
      attempts: 1,
      ageSeconds: 60,
    });
    const lost = await waitForEmail(app, 'lost@visitor.example', 'sent', 15);
    const killed = await waitForEmail(app, 'killed@visitor.example', 'sent', 15);
    expect([lost.attempts, killed.attempts]).toEqual([1, 2]);
    expect(smtp.received).toHaveLength(2);
  });

  it('are sent although a job names none, which fails at once', async () => {
    const queue = app.api.get<Queue>(getQueueToken(EMAILS_QUEUE), { strict: false });
    const job = await queue.add('send', { emailId: 'none' });
    await queueEmails(app, receipt(asha));
    await waitForEmail(app, asha, 'sent');
    await eventually(() => job.isFailed());
    expect(await queue.getJob(job.id!)).toMatchObject({
      failedReason: 'the job names no email',
      attemptsMade: 1,
    });
  });

  it('fail when they end their worker each time', async () => {
    const { id } = await createEmail(app, { status: 'sending', attempts: 5, ageSeconds: 60 });
    await app.get(MailingService).dispatch([id]);
    const row = await waitForEmail(app, asha, 'failed');
    expect(row.lastError).toBe('the worker ended each time while it sent this email');
    expect(smtp.received).toEqual([]);
  });

  it('in progress in one worker are not claimed by others', async () => {
    let release = () => {};
    const held = new Promise<'take'>((resolve) => (release = () => resolve('take')));
    smtp.onEmail = () => held;
    await queueEmails(app, receipt(asha));
    const { id, updatedAt: claimedAt } = await waitForEmail(app, asha, 'sending');
    // Two renewals.
    await eventually(async () => {
      const { updatedAt } = await waitForEmail(app, asha, 'sending');
      return updatedAt.getTime() - claimedAt.getTime() > RENEW_CLAIM_MS + 500;
    });
    await sweep();
    await app.get(MailingService).dispatch([id]);
    expect(await waitForEmail(app, asha, 'sending')).toMatchObject({ attempts: 1 });
    release();
    await waitForEmail(app, asha, 'sent');
    expect(smtp.received).toHaveLength(1);
  });

  // @trust needed-emails
  it('that only confirm what an entrant did are not sent to an address that opted out; all others are', async () => {
    await app.get(OptOutsService).optOut(asha);
    await queueEmails(app, received);
    const row = await waitForEmail(app, asha, 'suppressed');
    expect(row).toMatchObject({ delivery: null, sentAt: null });
    await app.asSuperuser('truncate outgoing_emails');
    await queueEmails(app, { ...received, template: 'entry-approved' });
    await waitForEmail(app, asha, 'sent');
    await app.asSuperuser('truncate outgoing_emails');
    await queueEmails(app, { template: 'verify-email', to: asha, payload: { name: 'Asha', link } });
    await waitForEmail(app, asha, 'sent');
    await app.asSuperuser('truncate outgoing_emails');
    const message = { name: 'Asha', email: asha, subject: 'Hello', message: 'Hello' };
    await queueEmails(app, { template: 'contact-message', to: asha, payload: message });
    await waitForEmail(app, asha, 'sent');
    await app.asSuperuser('truncate outgoing_emails');
    await queueEmails(app, receipt(asha));
    await waitForEmail(app, asha, 'sent');
    expect(smtp.received.map(({ subject }) => subject)).toEqual([
      'Your entry is in the contest',
      'Confirm your email address',
      'A message from your website',
      'Message Sent!',
    ]);
  });

  it('respect an opt-out after they were queued', async () => {
    const { id } = await createEmail(app, { template: received.template, payload: received.payload });
    await app.get(OptOutsService).optOut(asha);
    await app.get(MailingService).dispatch([id]);
    await waitForEmail(app, asha, 'suppressed');
    expect(smtp.received).toEqual([]);
  });

  // @trust email-headers
  it('have no text of a visitor in a header', async () => {
    const evil = 'x\r\nBcc: all@visitor.example\r\nSubject: You have won';
    const message = { name: evil, email: asha, subject: evil, message: evil };
    await queueEmails(app, { template: 'contact-message', to: 'owner@paattu.example', payload: message });
    const [email] = await smtp.waitFor(1);
    expect(email!.recipients).toEqual(['owner@paattu.example']);
    expect(email!.bcc ?? []).toEqual([]);
    expect(email!.subject).toBe('A message from your website');
    const [head] = email!.raw.split('\r\n\r\n');
    expect(head).not.toContain('won');
    expect(head).not.toContain('all@visitor.example');
  });

  // @trust email-headers
  it.each([
    'asha@visitor.example\r\nBcc: all@visitor.example',
    'asha@visitor.example, all@visitor.example',
    'Asha <asha@visitor.example>',
  ])('go to one address or to none: %j', async (toAddress) => {
    const { id } = await createEmail(app, { toAddress, attempts: 4 });
    await app.get(MailingService).dispatch([id]);
    const row = await waitForEmail(app, toAddress, 'failed');
    expect(row.lastError).toBe('not one email address');
    expect(smtp.received).toEqual([]);
  });
});

describe('without an SMTP server', () => {
  it('emails are kept without their links, which the log shows', async () => {
    const log = jest.spyOn(Logger.prototype, 'log');
    const app = await createTestApp({ worker: true });
    await queueEmails(app, { template: 'reset-password', to: asha, payload: { name: 'Asha', link } });
    const row = await waitForEmail(app, asha, 'sent');
    expect(row).toMatchObject({ delivery: 'kept', attempts: 1, payload: { name: 'Asha' } });
    expect(log).toHaveBeenCalledWith(
      `The email "reset-password" is kept, because no mail server is set. Its link: ${link}`,
    );
    log.mockRestore();
    await app.close();
  });
});

/** Resolves with all emails once each of so many has failed and is queued again. */
async function waitForFailures(app: TestApp, count: number): Promise<OutgoingEmail[]> {
  for (;;) {
    const emails = await app.dataSource.manager.findBy(OutgoingEmail, {
      status: 'queued',
      lastError: Not(IsNull()),
    });
    if (emails.length === count) return emails;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
