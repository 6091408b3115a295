import { isInsideLiteral } from '../../../common/http/public-address.js';
import type { MailServerDto } from './mail-server.dto.js';

/** Encrypted from the first byte (RFC 8314). */
const TLS_PORT = 465;

/** The URL of a mail server. A log-in goes there encrypted, except to a service of this machine or its network, which has no certificate. */
export function smtpUrlOf({
  host,
  port,
  user,
  password = '',
}: Pick<MailServerDto, 'host' | 'port' | 'user' | 'password'>): URL {
  const url = new URL(`${port === TLS_PORT ? 'smtps' : 'smtp'}://${host}:${port}`);
  if (user === '') return url;
  url.username = encodeURIComponent(user);
  url.password = encodeURIComponent(password);
  // The name of a service of this machine has no dot.
  if (port !== TLS_PORT && host.includes('.') && !isInsideLiteral(host))
    url.searchParams.set('requireTLS', 'true');
  return url;
}
