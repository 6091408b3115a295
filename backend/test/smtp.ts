import { setTimeout } from 'node:timers/promises';
import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedEmail extends Email {
  /** The sender and the recipients of the envelope. */
  envelopeSender: string;
  recipients: string[];
  header(name: string): string | undefined;
  raw: string;
}

/**
 * `take` keeps and acknowledges the email, `break` keeps it and breaks the connection before the acknowledgement, an
 * error rejects it.
 */
export type Verdict = 'take' | 'break' | Error;

export interface TestSmtp {
  url: string;
  port: number;
  received: ReceivedEmail[];
  /** Decides about an email after its data; accepts all emails by default. */
  onEmail: (recipients: string[]) => Verdict | Promise<Verdict>;
  /** Rejects a recipient before the data; accepts all by default. */
  onRecipient: (address: string) => Error | null;
  /** Resolves to the emails when there are `count` of them. */
  waitFor(count: number): Promise<ReceivedEmail[]>;
  /** How many connections are open. */
  connections(): number;
  stop(): Promise<void>;
}

/** Starts an SMTP server on a free port, or on `port`, that keeps its emails. With `logIn`, it takes them from this user alone. */
export async function startSmtp(port = 0, logIn?: { user: string; password: string }): Promise<TestSmtp> {
  const received: ReceivedEmail[] = [];
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    disabledCommands: logIn ? ['STARTTLS'] : ['AUTH', 'STARTTLS'],
    onAuth({ username, password }, _session, callback) {
      if (username === logIn?.user && password === logIn?.password) callback(null, { user: username });
      else callback(new Error('Invalid username or password'));
    },
    logger: false,
    onRcptTo({ address }, _session, callback) {
      callback(smtp.onRecipient(address));
    },
    onData(stream, session, callback) {
      void (async () => {
        const chunks: Buffer[] = [];
        try {
          for await (const chunk of stream) chunks.push(chunk as Buffer);
        } catch {
          // The sender was killed while it sent the email.
          return;
        }
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        const verdict = await smtp.onEmail(recipients);
        if (verdict instanceof Error) return callback(verdict);
        const { mailFrom } = session.envelope;
        const envelopeSender = mailFrom ? mailFrom.address : '';
        const raw = Buffer.concat(chunks);
        const email = await PostalMime.parse(raw);
        const header = (name: string) => email.headers.find(({ key }) => key === name.toLowerCase())?.value;
        received.push({ ...email, raw: raw.toString('utf8'), envelopeSender, recipients, header });
        if (verdict === 'take') return callback(null, 'taken');
        for (const socket of sockets) socket.destroy();
      })();
    },
  });
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  const smtp: TestSmtp = {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    received,
    onEmail: () => 'take',
    onRecipient: () => null,
    async waitFor(count) {
      for (const end = Date.now() + 25_000; received.length < count; await setTimeout(25)) {
        if (Date.now() > end) throw new Error(`${received.length} emails arrived instead of ${count}`);
      }
      return received;
    },
    connections: () => sockets.size,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        // The sender keeps connections for the next email, which would delay the stop.
        for (const socket of sockets) socket.destroy();
      }),
  };
  return smtp;
}

export function smtpRejection(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
