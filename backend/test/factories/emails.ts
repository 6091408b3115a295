import { setTimeout } from 'node:timers/promises';
import { inTransaction } from '../../src/database/transaction.js';
import { MailingService } from '../../src/modules/mailing/mailing.service.js';
import { type EmailStatus, OutgoingEmail } from '../../src/modules/mailing/outgoing-email.entity.js';
import type { TestApp } from '../app.js';
import { byName, type EmailName, type NamedEmail } from '../emails-by-name.js';

/** Returns the emails to `address`, oldest first. */
export function emailsTo(app: TestApp, address: string): Promise<OutgoingEmail[]> {
  return app.dataSource.manager.find(OutgoingEmail, {
    where: { toAddress: address },
    order: { createdAt: 'ASC' },
  });
}

/** Returns the token of the link in the newest email to `address`. */
export async function linkTokenOf(app: TestApp, address: string): Promise<string> {
  const newest = (await emailsTo(app, address)).at(-1);
  const token = new URL(String(newest?.payload['link'])).searchParams.get('token');
  if (!token) throw new Error(`no email with a link was sent to ${address}`);
  return token;
}

/** Queues emails as the product does, in one transaction. */
export function queueEmails<Name extends EmailName>(
  app: TestApp,
  ...emails: Array<NamedEmail<Name>>
): Promise<void> {
  return inTransaction(app.dataSource, async (tx) => {
    for (const email of emails) await app.get(MailingService).queueEmail(tx, byName(email));
  });
}

/** Inserts the row of an email without a job. */
export async function createEmail(
  app: TestApp,
  row: Partial<OutgoingEmail> & { ageSeconds?: number } = {},
): Promise<OutgoingEmail> {
  const { ageSeconds = 0, ...columns } = row;
  const { manager } = app.dataSource;
  const email = await manager.save(
    manager.create(OutgoingEmail, {
      template: 'contact-receipt',
      toAddress: 'asha@visitor.example',
      payload: {},
      ...columns,
    }),
  );
  await manager.query(
    'update outgoing_emails set updated_at = now() - make_interval(secs => $2) where id = $1',
    [email.id, ageSeconds],
  );
  return email;
}

/** Emails to the address come back from now on. */
export async function createBounce(app: TestApp, address: string): Promise<void> {
  await app.dataSource.query(
    `insert into email_bounces (report_hash, source, address, kind, ends_emails)
     values (sha256(convert_to($1, 'utf8')), 'mailbox', lower($1), 'permanent', true)`,
    [address],
  );
}

/** Resolves to the only email to `address` when it has the status. */
export async function waitForEmail(
  app: TestApp,
  address: string,
  status: EmailStatus,
  seconds = 25,
): Promise<OutgoingEmail> {
  for (const end = Date.now() + seconds * 1_000; ; await setTimeout(50)) {
    const [email, ...others] = await emailsTo(app, address);
    if (!email || others.length > 0) throw new Error(`${1 + others.length} emails to ${address}`);
    if (email.status === status) return email;
    if (Date.now() > end) throw new Error(`the email to ${address} is ${email.status}, not ${status}`);
  }
}
