import MimeNode from 'nodemailer/lib/mime-node';
import { encode, wrap } from 'nodemailer/lib/qp';

/** A mail as it is read, in two readings of which the mailbox shows the one it can. */
export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Without angle brackets. */
  messageId: string;
  headers: Record<string, string>;
}

export interface ComposedMail {
  envelope: { from: string | false; to: string[] };
  messageId: string;
  raw: Buffer;
}

/**
 * Writes the mail in one piece. Nodemailer's composer, made for attachments of any size, leads it through eight streams
 * and ten small writes to the server, which took half of all the time that a mail takes.
 */
export function compose(from: string, { to, subject, html, text, messageId, headers }: Mail): ComposedMail {
  const head = new MimeNode('multipart/alternative').setHeader({
    from,
    to: { name: '', address: to },
    subject,
    'message-id': `<${messageId}>`,
    ...headers,
  });
  const lines = [
    head.buildHeaders(),
    '',
    ...part(head, 'text/plain', text),
    ...part(head, 'text/html', html),
    `--${head.boundary}--`,
    '',
  ];
  return { envelope: head.getEnvelope(), messageId, raw: Buffer.from(lines.join('\r\n')) };
}

function part({ boundary }: MimeNode, type: string, content: string): string[] {
  return [
    `--${boundary}`,
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: quoted-printable',
    '',
    wrap(encode(content.replace(/\r\n|\r|\n/g, '\r\n'))),
  ];
}
