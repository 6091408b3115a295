import { isIP, isIPv4 } from 'node:net';
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
  return parsed instanceof ipaddr.IPv4 ? parsed.toString() : prefixOf(parsed, IPV6_PREFIX);
}

/** Returns the network of a provider's many customers: the /24 of an IPv4 address, the /48 of an IPv6 address. */
export function wideNetworkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address.slice(0, KEPT_CHARACTERS);
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv6) return prefixOf(parsed, 48);
  return `${ipaddr.IPv4.networkAddressFromCIDR(`${parsed.toString()}/24`).toString()}/24`;
}

function prefixOf(address: ipaddr.IPv6, bits: number): string {
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${withoutZone(address)}/${bits}`).toString()}/${bits}`;
}

function withoutZone(address: ipaddr.IPv6): string {
  return address.toNormalizedString().split('%', 1)[0] ?? '';
}

/** A proxy may forward text that is not an address; such visitors count as one. */
export function toInet(address: string): string {
  // `fe80::1%eth0` names a network interface of this host after the %; `inet` does not accept it.
  const [withoutZone = ''] = address.split('%', 1);
  return isIP(withoutZone) === 0 ? '0.0.0.0' : ipaddr.process(withoutZone).toString();
}
