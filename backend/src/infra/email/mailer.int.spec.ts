import { type AddressInfo, createServer } from 'node:net';
import { Logger } from '@nestjs/common';
import { eventually } from '../../../test/eventually.js';
import { smtpRejection, startSmtp } from '../../../test/smtp.js';
import type { SiteSettings } from '../settings/site-settings.js';
import { Mailer } from './mailer.js';
import { SmtpServerUnreachableError } from './outage.js';

const email = {
  to: 'asha@visitor.example',
  subject: 'മഴക്കത്ത്',
  html: ['<p>Hello</p>'],
  text: 'Hello',
  messageId: 'one@songs.example',
  headers: { 'Auto-Submitted': 'auto-generated' },
};

function createMailer(smtpUrl: string | null = null): Mailer {
  const settings = { smtpUrl, hasMailServer: smtpUrl !== null, mailFrom: 'പാട്ട് <songs@paattu.example>' };
  return new Mailer(settings as SiteSettings);
}

describe('the mailer', () => {
  it('delivers an email', async () => {
    const smtp = await startSmtp();
    const mailer = createMailer(smtp.url);
    await mailer.verify();
    await mailer.send(email);
    mailer.onApplicationShutdown();
    expect(smtp.received).toEqual([
      expect.objectContaining({
        recipients: ['asha@visitor.example'],
        from: { name: 'പാട്ട്', address: 'songs@paattu.example' },
        subject: 'മഴക്കത്ത്',
        messageId: '<one@songs.example>',
      }),
    ]);
    await smtp.stop();
  });

  it('delivers each character unchanged', async () => {
    const smtp = await startSmtp();
    const mailer = createMailer(smtp.url);
    const lines = [
      '.',
      '..',
      'മഴ = 100 %',
      'ends with a blank ',
      '\tbegins with a tab',
      'ആശ '.repeat(100),
      'x'.repeat(2_000),
    ];
    const text = lines.join('\n');
    const body = `<p>${lines.join('</p>\r\n<p>')}</p>`;
    const html = [`<div title="${'=മഴ'.repeat(40)}">`, body, '</div> '];
    await mailer.send({
      ...email,
      text,
      html,
      headers: { 'List-Unsubscribe': `<https://x.example/${'y'.repeat(300)}>` },
    });
    mailer.onApplicationShutdown();
    const [received] = smtp.received;
    expect(received?.text?.replaceAll('\r\n', '\n').trimEnd()).toBe(text);
    expect(received?.html?.replaceAll('\r\n', '\n').trimEnd()).toBe(
      html.join('').replaceAll('\r\n', '\n').trimEnd(),
    );
    expect(received?.header('list-unsubscribe')).toBe(`<https://x.example/${'y'.repeat(300)}>`);
    const [, content = ''] = received?.raw.split('\r\n\r\n--') ?? [];
    for (const line of content.split('\r\n')) expect(line.length).toBeLessThanOrEqual(76);
    await smtp.stop();
  });

  it('distinguishes an unreachable server from one that rejects an email', async () => {
    const smtp = await startSmtp();
    smtp.onEmail = () => smtpRejection(550, 'no such mailbox');
    const mailer = createMailer(smtp.url);
    const rejected = await mailer.send(email).catch((error: unknown) => error);
    expect(rejected).toMatchObject({ message: expect.stringContaining('no such mailbox') });
    expect(rejected).not.toBeInstanceOf(SmtpServerUnreachableError);
    await smtp.stop();

    const other = createMailer(smtp.url);
    await expect(other.send(email)).rejects.toBeInstanceOf(SmtpServerUnreachableError);
    await expect(other.verify()).rejects.toThrow('ECONNREFUSED');
    mailer.onApplicationShutdown();
    other.onApplicationShutdown();
  });

  // @trust smtp-down
  it('tries an unreachable server with single emails, and logs once that it is unreachable and once that it is back', async () => {
    const log = jest.spyOn(Logger.prototype, 'log').mockReturnValue(undefined);
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
    const closed = await startClosed();
    const mailer = createMailer(closed.url);
    await expect(mailer.send(email)).rejects.toThrow('421 come back later');
    expect(mailer.isDown).toBe(true);
    const others = Array.from({ length: 100 }, () => mailer.send(email));
    for (const other of others) await expect(other).rejects.toBeInstanceOf(SmtpServerUnreachableError);
    expect(closed.callers()).toBe(1);
    await closed.stop();

    const smtp = await startSmtp(closed.port);
    await eventually(() =>
      mailer.send(email).then(
        () => true,
        () => false,
      ),
    );
    expect(mailer.isDown).toBe(false);
    await Promise.all(Array.from({ length: 20 }, () => mailer.send(email)));
    expect(smtp.received).toHaveLength(21);
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/^the SMTP server cannot be reached/)]]);
    expect(log.mock.calls).toEqual([['the SMTP server is back']]);
    mailer.onApplicationShutdown();
    await smtp.stop();
    log.mockRestore();
    warn.mockRestore();
  });

  it('sends nothing without a server', async () => {
    const mailer = createMailer();
    expect(mailer.isConfigured).toBe(false);
    await expect(mailer.send(email)).rejects.toThrow('there is no mail server');
    await expect(mailer.verify()).rejects.toThrow('there is no mail server');
  });
});

/** An SMTP server that rejects all connections and counts them. */
async function startClosed() {
  let callers = 0;
  const server = createServer((socket) => {
    callers++;
    socket.end('421 come back later\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    callers: () => callers,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
