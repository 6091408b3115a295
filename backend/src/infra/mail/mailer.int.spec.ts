import { smtpRefusal, startSmtp } from '../../../test/smtp.js';
import { loadConfig } from '../../config/config.js';
import { Mailer } from './mailer.js';
import { MailServerUnreachableError } from './outage.js';

const mail = {
  to: 'asha@visitor.example',
  subject: 'മഴക്കത്ത്',
  html: '<p>Hello</p>',
  text: 'Hello',
  messageId: 'one@songs.example',
  headers: { 'Auto-Submitted': 'auto-generated' },
};

function createMailer(smtpUrl?: string): Mailer {
  return new Mailer(
    loadConfig({
      DATABASE_URL: 'postgres://localhost/unused',
      JWT_SECRET: 'tests-only-jwt-secret-0123456789abcdef',
      LINK_SECRET: 'tests-only-link-secret-0123456789abcde',
      MAIL_FROM: 'പാട്ട് <songs@paattu.example>',
      SMTP_URL: smtpUrl,
    }),
  );
}

describe('the mailer', () => {
  it('hands a mail over', async () => {
    const smtp = await startSmtp();
    const mailer = createMailer(smtp.url);
    await mailer.verify();
    await mailer.send(mail);
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

  it('tells a server that is not there from one that refuses a mail', async () => {
    const smtp = await startSmtp();
    smtp.onMail = () => smtpRefusal(550, 'no such mailbox');
    const mailer = createMailer(smtp.url);
    const refused = await mailer.send(mail).catch((error: unknown) => error);
    expect(refused).toMatchObject({ message: expect.stringContaining('no such mailbox') });
    expect(refused).not.toBeInstanceOf(MailServerUnreachableError);
    await smtp.stop();

    const other = createMailer(smtp.url);
    await expect(other.send(mail)).rejects.toBeInstanceOf(MailServerUnreachableError);
    await expect(other.verify()).rejects.toThrow('ECONNREFUSED');
    mailer.onApplicationShutdown();
    other.onApplicationShutdown();
  });

  it('sends nothing without a server', async () => {
    const mailer = createMailer();
    expect(mailer.isConfigured).toBe(false);
    await expect(mailer.send(mail)).rejects.toThrow('SMTP_URL is not set');
    await expect(mailer.verify()).rejects.toThrow('SMTP_URL is not set');
  });
});
