import { isIP, isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A customer of a provider commonly has this many IPv6 addresses to choose from. */
const IPV6_PREFIX = 64;

/** A proxy may forward any text in place of an address. All visitors with such a text count as one, so that none has more than one limit. */
const NO_ADDRESS = '0.0.0.0';

/**
 * Returns the network that a limit counts: an IPv4 address in any notation, or the /64 network of an IPv6 address.
 * Counted one by one, the addresses of one home would multiply the limit.
 */
export function networkOf(address: string): string {
  // Most addresses are IPv4 and need no parsing.
  if (isIPv4(address)) return address;
  const parsed = parse(address);
  return parsed instanceof ipaddr.IPv4 ? parsed.toString() : prefixOf(parsed, IPV6_PREFIX);
}

/** Returns the network of a provider's many customers: the /24 of an IPv4 address, the /48 of an IPv6 address. */
export function wideNetworkOf(address: string): string {
  const parsed = parse(address);
  if (parsed instanceof ipaddr.IPv6) return prefixOf(parsed, 48);
  return `${ipaddr.IPv4.networkAddressFromCIDR(`${parsed.toString()}/24`).toString()}/24`;
}

/** The address as `inet` accepts it. */
export function toInet(address: string): string {
  return parse(address).toString();
}

function prefixOf(address: ipaddr.IPv6, bits: number): string {
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString()}/${bits}`).toString()}/${bits}`;
}

/** `isIP` decides, because `ipaddr` also reads numbers such as `7` as addresses. */
function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 {
  // `fe80::1%eth0` names a network interface of this host after the %; neither a network nor `inet` has it.
  const [withoutZone = ''] = address.split('%', 1);
  return ipaddr.process(isIP(withoutZone) === 0 ? NO_ADDRESS : withoutZone);
}
