import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A customer of a provider commonly has this many IPv6 addresses to choose from. */
const IPV6_PREFIX = 64;

/** Characters kept of an invalid address; the key column holds 255. */
const KEPT_CHARACTERS = 64;

/**
 * Returns the network that a limit counts: an IPv4 address in any notation, or the /64 network of an IPv6 address.
 * Counted one by one, the addresses of one home would multiply the limit.
 */
export function networkOf(address: string): string {
  // Most addresses are IPv4 and need no parsing.
  if (isIPv4(address) || !ipaddr.isValid(address)) return address.slice(0, KEPT_CHARACTERS);
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${withoutZone(parsed)}/${IPV6_PREFIX}`).toString()}/${IPV6_PREFIX}`;
}

function withoutZone(address: ipaddr.IPv6): string {
  return address.toNormalizedString().split('%', 1)[0] ?? '';
}
