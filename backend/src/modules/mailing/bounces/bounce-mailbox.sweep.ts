import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { ImapFlow } from 'imapflow';
import { Sweep } from '../../../common/sweeps/sweep.js';
import { CONFIG } from '../../../config/config.module.js';
import type { Config } from '../../../config/config.js';
import { BounceAddresses } from './bounce-addresses.js';
import { Bounces } from './bounces.service.js';
import { MAX_REPORT_BYTES, readReport } from './read-report.js';

const EVERY_MS = 5 * 60_000;
const EMAILS_AT_ONCE = 200;

/**
 * Reads the mailbox that gets the bounces. An email that names one of ours is deleted once it was read; any other is marked as read. Two
 * workers at once do no harm: the second finds the report stored.
 */
@Injectable()
export class BounceMailboxSweep {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly addresses: BounceAddresses,
    private readonly bounces: Bounces,
  ) {}

  @Sweep(EVERY_MS, 'the mailbox of bounces could not be read', { atStart: true })
  async read(): Promise<void> {
    const { mailboxUrl } = this.config.bounces;
    if (mailboxUrl === null) return;
    const client = await createClient(new URL(mailboxUrl));
    // Without a listener, a connection that breaks would end the process. The command under way fails too.
    client.on('error', () => {});
    try {
      await client.connect();
      await client.mailboxOpen(folderOf(new URL(mailboxUrl)));
      const unread = (await client.search({ seen: false }, { uid: true })) || [];
      for (const uid of unread.slice(0, EMAILS_AT_ONCE)) await this.readOne(client, String(uid));
      await client.logout();
    } finally {
      client.close();
    }
  }

  private async readOne(client: ImapFlow, uid: string): Promise<void> {
    const message = await client.fetchOne(uid, { source: { maxLength: MAX_REPORT_BYTES } }, { uid: true });
    if (!message || !message.source) return;
    const { source } = message;
    const emailId = this.addresses.findEmailId(source.toString('latin1'));
    if (emailId === null) {
      await client.messageFlagsAdd(uid, ['\\Seen'], { uid: true });
      return;
    }
    const reading = await readReport(source);
    const reportId = createHash('sha256').update(source).digest('hex');
    if (typeof reading === 'object') await this.bounces.note(emailId, 'mailbox', reportId, reading);
    await client.messageDelete(uid, { uid: true });
  }
}

async function createClient({ protocol, hostname, port, username, password }: URL): Promise<ImapFlow> {
  const { ImapFlow } = await import('imapflow');
  const secure = protocol === 'imaps:';
  return new ImapFlow({
    host: hostname,
    port: Number(port || (secure ? 993 : 143)),
    secure,
    // The password leaves this machine encrypted, or not at all.
    ...(!secure && !['127.0.0.1', 'localhost'].includes(hostname) && { doSTARTTLS: true }),
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
}

/** The path of the address, such as /Bounces. */
function folderOf({ pathname }: URL): string {
  return decodeURIComponent(pathname.slice(1)) || 'INBOX';
}
