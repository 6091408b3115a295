import type { Server } from 'node:http';
import { BlockList, isIPv4, type Socket } from 'node:net';
import { networkOf } from './network.js';

/** A browser opens six connections to a site, and an office of forty people may share one network address. */
export const MAX_CONNECTIONS = 256;

/**
 * Closes the connections of a network address beyond the first `max`. Trusted proxies (addresses or CIDR ranges) carry
 * many visitors and are exempt.
 */
export function limitConnections(server: Server, trustedProxies: string[], max = MAX_CONNECTIONS): void {
  const trusted = blockListOf(trustedProxies);
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || trusted.check(remoteAddress, familyOf(remoteAddress))) return;
    const network = networkOf(remoteAddress);
    const others = open.get(network) ?? 0;
    if (others >= max) return void socket.destroy();
    open.set(network, others + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}

function blockListOf(ranges: string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return list;
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv4(address) ? 'ipv4' : 'ipv6';
}
