/**
 * Why emails reach nobody. A public site has no SMTP server, its server is a catcher, which keeps every email, or its sender has an
 * address that no mail server accepts; the server rejects user or password, or cannot be reached; or it was stored with another LINK_SECRET.
 */
export const MAIL_PROBLEMS = [
  'no-server',
  'catcher',
  'sender',
  'log-in',
  'unreachable',
  'unreadable',
] as const;
export type MailProblem = (typeof MAIL_PROBLEMS)[number];

const CATCHERS = new Set(['mailpit', 'mailhog', 'mailcatcher', 'maildev']);
/** The port of all of them. */
const CATCHER_PORT = '1025';

const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|.+\.(localhost|local|test))$/;
/** Names that are kept for examples and for one machine (RFC 2606, RFC 6761). */
const NO_SENDER = /^(.+\.)?(localhost|local|test|invalid|example|example\.(com|net|org))$/i;

/** What the settings show without a connection. */
export function mailProblemOf({
  publicUrl,
  smtpUrl,
  mailFrom,
}: {
  publicUrl: string;
  smtpUrl: string | null;
  mailFrom: string;
}): MailProblem | null {
  if (LOCAL.test(new URL(publicUrl).hostname)) return null;
  if (smtpUrl === null) return 'no-server';
  const { hostname, port } = new URL(smtpUrl);
  if (CATCHERS.has(hostname) || port === CATCHER_PORT) return 'catcher';
  const domain = mailFrom.slice(mailFrom.lastIndexOf('@') + 1).replace('>', '');
  return NO_SENDER.test(domain.trim()) ? 'sender' : null;
}
