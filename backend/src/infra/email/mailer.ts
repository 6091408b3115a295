import { Readable } from 'node:stream';
import { types } from 'node:util';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { SiteSettings } from '../settings/site-settings.js';
import { compose, type Email } from './compose.js';
import { connectOutside } from './connect-outside.js';
import { SmtpServerUnreachableError, Outage } from './outage.js';

/** One address that cannot be read as two or as a header. */
const ONE_ADDRESS = /^[\x21-\x7e]+@[a-z0-9.-]+$/i;

/** Sends emails through the mail server of the settings. */
@Injectable()
export class Mailer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(Mailer.name);
  private server: Server | null = null;

  constructor(private readonly settings: SiteSettings) {}

  /** False when no mail server is configured and emails are stored for the console. */
  get isConfigured(): boolean {
    return this.settings.hasMailServer;
  }

  /** True after the server could not be reached. Until it is back, single emails try it from time to time. */
  get isDown(): boolean {
    return this.isConfigured && (this.settings.smtpUrl === null || this.connect().outage.isOn);
  }

  async send(email: Email): Promise<void> {
    const { transport, outage } = this.connect();
    if (!ONE_ADDRESS.test(email.to)) throw new Error('not one email address');
    const composed = compose(this.settings.mailFrom, email);
    await outage.guard(async () => {
      try {
        await transport.sendMail(composed);
      } catch (error) {
        throw isUnreachable(error) ? new SmtpServerUnreachableError(error) : error;
      }
    });
  }

  /** The reply with which the server of the address rejected the address of an email, before it took any of its text. */
  static rejectionOf(error: unknown): string | null {
    if (!types.isNativeError(error)) return null;
    const { command, responseCode = 0, response } = error as SmtpError;
    return command === 'RCPT TO' && responseCode >= 500 ? (response ?? error.message) : null;
  }

  /** Throws when the server cannot be reached or rejects the log-in. */
  async verify(): Promise<void> {
    await this.connect().transport.verify();
  }

  /**
   * Logs at the start what would otherwise appear with the first email. An unreachable server does not prevent the
   * start.
   */
  onApplicationBootstrap(): void {
    // Of one that cannot be read, the settings have said so.
    if (this.settings.smtpUrl === null) return;
    this.verify().catch((error: Error) => this.logger.warn(`the mail server: ${error.message}`));
  }

  onApplicationShutdown(): void {
    this.server?.transport.close();
  }

  /** The server of the settings, which the owner may change at any time. Emails in progress end on their connections. */
  private connect(): Server {
    const { smtpUrl: url, hasMailServer, isSmtpOutside } = this.settings;
    if (url === null && hasMailServer)
      throw new SmtpServerUnreachableError(new Error('the mail server was stored with another LINK_SECRET'));
    if (url === null) throw new Error('there is no mail server');
    if (this.server?.url !== url) {
      this.server?.transport.close();
      this.server = { url, transport: createPool(url, isSmtpOutside), outage: new Outage() };
    }
    return this.server;
  }
}

interface Server {
  url: string;
  transport: ReturnType<typeof createPool>;
  outage: Outage;
}

/** Sends one email through a server that the settings do not have yet. Throws what the server says. */
export async function sendThrough(
  { url, isOutside }: { url: string; isOutside: boolean },
  mailFrom: string,
  email: Email,
): Promise<void> {
  const transport = createPool(url, isOutside);
  try {
    await transport.sendMail(compose(mailFrom, email));
  } finally {
    transport.close();
  }
}

/** @param isOutside whether it connects to the internet alone */
function createPool(url: string, isOutside: boolean) {
  const pool = createTransport({
    url,
    ...(isOutside && connectOutside(url)),
    pool: true,
    maxConnections: 5,
    // A lost connection may have delivered the email; the outbox decides about a retry.
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // Sends the composed email as it is, instead of through three more streams.
  pool.use('stream', ({ data, message }, done) => {
    message.createReadStream = () => Readable.from([data.raw]);
    done();
  });
  return pool;
}

interface SmtpError extends Error {
  code?: string;
  originalCode?: string;
  timeoutType?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

const UNREACHABLE_HOST = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH']);
const STALLED_START = new Set(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT']);

/** Certain only before the transmission: a connection that breaks later may have delivered the email. */
function isUnreachable(error: unknown): error is SmtpError {
  if (!types.isNativeError(error)) return false;
  const { code, originalCode = '', timeoutType = '', command } = error as SmtpError;
  return (
    code === 'EDNS' ||
    code === 'EAUTH' ||
    (code === 'EPROTOCOL' && command === 'CONN') ||
    UNREACHABLE_HOST.has(originalCode) ||
    STALLED_START.has(timeoutType)
  );
}
