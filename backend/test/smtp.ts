import { setTimeout } from 'node:timers/promises';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail extends Email {
  /** Whom the envelope names, whatever the headers say. */
  recipients: string[];
  header(name: string): string | undefined;
  raw: string;
}

export interface TestSmtp {
  url: string;
  port: number;
  received: ReceivedMail[];
  /** What to answer to the next mails, one each; then all are taken again. */
  refusals: Error[];
  /** Holds each mail's acknowledgement until it resolves. */
  gate: Promise<void> | null;
  /** Resolves with the mails once there are `count` of them. */
  waitFor(count: number): Promise<ReceivedMail[]>;
  stop(): Promise<void>;
}

/** A real SMTP server on a free port, or on `port`, that keeps what it is sent. */
export async function startSmtp(port = 0): Promise<TestSmtp> {
  const received: ReceivedMail[] = [];
  const refusals: Error[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, session, callback) {
      void (async () => {
        const chunks: Buffer[] = [];
        for await (const chunk of stream) chunks.push(chunk as Buffer);
        const refusal = refusals.shift();
        if (refusal) return callback(refusal);
        const raw = Buffer.concat(chunks);
        const mail = await PostalMime.parse(raw);
        received.push({
          ...mail,
          raw: raw.toString('utf8'),
          recipients: session.envelope.rcptTo.map(({ address }) => address),
          header: (name) => mail.headers.find(({ key }) => key === name.toLowerCase())?.value,
        });
        await smtp.gate;
        callback(null, 'taken');
      })();
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  const smtp: TestSmtp = {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    received,
    refusals,
    gate: null,
    async waitFor(count) {
      for (const end = Date.now() + 20_000; Date.now() < end; await setTimeout(25)) {
        if (received.length >= count) return received;
      }
      throw new Error(`${received.length} mails came instead of ${count}`);
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
  return smtp;
}

export function smtpRefusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
