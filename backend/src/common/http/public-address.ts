import { lookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A name that leads to this machine or into its network. */
export class InsideAddressError extends Error {
  constructor(host: string) {
    super(`${host} is an address inside of a network`);
  }
}

/** Whether an address is one of the internet: not of this machine, its network, or the services of its cloud. */
export function isPublicAddress(address: string): boolean {
  return isIP(address) !== 0 && ipaddr.process(address).range() === 'unicast';
}

/**
 * Resolves a name for a connection, to addresses of the internet alone. A check before the connection would not do: the name could have
 * another address by then.
 */
export const publicLookup: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '');
    const [first, ...others] = addresses.filter(({ address }) => isPublicAddress(address));
    if (!first) return callback(new InsideAddressError(host), '');
    if (options.all) return callback(null, [first, ...others] satisfies LookupAddress[]);
    callback(null, first.address, first.family);
  });
};

/** Whether a connection to this host of a URL would look up no name, and leads inside. */
export function isInsideLiteral(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '');
  return isIP(address) !== 0 && !isPublicAddress(address);
}
