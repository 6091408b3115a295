import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What one customer of a provider commonly has of IPv6, to choose addresses from at will. */
const IPV6_PREFIX = 64;

/** Of what a proxy hands on for an address, and is none: the counters' store takes 255 characters with their name. */
const KEPT_CHARACTERS = 64;

/**
 * Whom a limit counts: an IPv4 address, in whichever way it is written, or the /64 network of an IPv6 address. Counted
 * one by one, the addresses of a single home would be limits without end.
 */
export function networkOf(address: string): string {
  // Most are, and need no parsing.
  if (isIPv4(address) || !ipaddr.isValid(address)) return address.slice(0, KEPT_CHARACTERS);
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${withoutZone(parsed)}/${IPV6_PREFIX}`).toString()}/${IPV6_PREFIX}`;
}

function withoutZone(address: ipaddr.IPv6): string {
  return address.toNormalizedString().replace(/%.*$/, '');
}
