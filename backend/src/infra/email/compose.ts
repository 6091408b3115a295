import { LRUCache } from 'lru-cache';
import MimeNode from 'nodemailer/lib/mime-node';
import { encode, wrap } from 'nodemailer/lib/qp';
import { senderWith } from './sender.js';

/** A line break of the encoding that is not part of the text. */
const SOFT_BREAK = '=\r\n';

/** Leaves room for the sign of a soft break in a line of at most 76 characters. */
const LINE_LENGTH = 75;

export interface Email {
  /** The name that the artist has published; undefined for that of `MAIL_FROM`. */
  senderName?: string | undefined;
  to: string;
  subject: string;
  /** Pieces of one document. A piece that many emails share is encoded once. */
  html: readonly string[];
  text: string;
  /** Without angle brackets. */
  messageId: string;
  headers: Record<string, string>;
  /** Where bounces go; undefined for the sender. */
  bounceTo?: string | undefined;
}

export interface ComposedEmail {
  envelope: { from: string | false; to: string[] };
  messageId: string;
  raw: Buffer;
}

/**
 * Composes the email in one piece. Nodemailer's composer passes it through eight streams and ten small writes, which
 * takes half of the time to send an email (decision 026).
 */
export function compose(
  mailFrom: string,
  { senderName, to, subject, html, text, messageId, headers, bounceTo }: Email,
): ComposedEmail {
  const head = new MimeNode('multipart/alternative').setHeader({
    from: senderWith(mailFrom, senderName),
    to: { name: '', address: to },
    subject,
    'message-id': `<${messageId}>`,
    ...headers,
  });
  const lines = [
    head.buildHeaders(),
    '',
    ...part(head, 'text/plain', toQuotedPrintable(text)),
    ...part(head, 'text/html', html.map(encodeOnce).join(SOFT_BREAK)),
    `--${head.boundary}--`,
    '',
  ];
  const envelope = head.getEnvelope();
  return {
    envelope: { ...envelope, from: bounceTo ?? envelope.from },
    messageId,
    raw: Buffer.from(lines.join('\r\n')),
  };
}

function part({ boundary }: MimeNode, type: string, encoded: string): string[] {
  return [
    `--${boundary}`,
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: quoted-printable',
    '',
    encoded,
  ];
}

/** The pieces of the templates are used all the time, so the words of single emails do not push them out. */
const encodedPieces = new LRUCache<string, string>({ max: 64 });

function encodeOnce(piece: string): string {
  let encoded = encodedPieces.get(piece);
  if (encoded === undefined) {
    encoded = toQuotedPrintable(piece);
    encodedPieces.set(piece, encoded);
  }
  return encoded;
}

function toQuotedPrintable(text: string): string {
  return wrap(encode(text.replace(/\r\n|\r|\n/g, '\r\n')), LINE_LENGTH);
}
