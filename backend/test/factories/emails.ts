import { OutgoingEmail } from '../../src/modules/mailing/outgoing-email.entity.js';
import type { TestApp } from '../app.js';

/** The mails to `address`, oldest first. */
export function emailsTo(app: TestApp, address: string): Promise<OutgoingEmail[]> {
  return app.dataSource.manager.find(OutgoingEmail, {
    where: { toAddress: address },
    order: { createdAt: 'ASC' },
  });
}

/** The token of the link in the newest mail to `address`. */
export async function linkTokenOf(app: TestApp, address: string): Promise<string> {
  const newest = (await emailsTo(app, address)).at(-1);
  const token = new URL(String(newest?.payload['link'])).searchParams.get('token');
  if (!token) throw new Error(`no link was mailed to ${address}`);
  return token;
}
