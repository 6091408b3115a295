import { connect, type LookupFunction, type Socket } from 'node:net';
import { InsideAddressError, isInsideLiteral, publicLookup } from '../../common/http/public-address.js';

const CONNECTED_WITHIN_MS = 10_000;

type Connected = (error: Error | null, connection?: { connection: Socket }) => void;

/**
 * How nodemailer connects to a mail server that the owner has set (its option `getSocket`): to addresses of the internet alone. Its own look-up
 * would find those of this machine and its network.
 */
export function connectOutside(
  url: string,
  lookup: LookupFunction = publicLookup,
): { getSocket(options: unknown, done: Connected): void } {
  const { hostname, port, protocol } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  return {
    getSocket(_options, done) {
      if (isInsideLiteral(host)) return done(toSmtpError(new InsideAddressError(host)));
      const socket = connect({
        host,
        port: Number(port || (protocol === 'smtps:' ? 465 : 587)),
        lookup,
      });
      const fail = (error: Error, how = {}) => {
        socket.destroy();
        done(Object.assign(toSmtpError(error), how));
      };
      socket.setTimeout(CONNECTED_WITHIN_MS, () =>
        fail(new Error('Connection timeout'), { code: 'ETIMEDOUT', timeoutType: 'CONNECT_TIMEOUT' }),
      );
      socket.once('error', fail);
      socket.once('connect', () => {
        socket.setTimeout(0);
        socket.removeAllListeners('timeout').removeListener('error', fail);
        done(null, { connection: socket });
      });
    },
  };
}

/** With the codes of nodemailer. */
function toSmtpError(error: NodeJS.ErrnoException): Error {
  const isName = error.syscall === 'getaddrinfo' || error instanceof InsideAddressError;
  return Object.assign(error, { code: isName ? 'EDNS' : 'ESOCKET', originalCode: error.code });
}
