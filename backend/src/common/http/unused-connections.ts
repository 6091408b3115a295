import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Browsers open connections ahead of their requests. Node does not count these as idle, so a server that stops would
 * wait for their timeout. Answers with what closes them.
 */
export function trackUnusedConnections(server: Server): () => void {
  const unused = new Set<Socket>();
  let closing = false;
  server.on('connection', (socket: Socket) => {
    if (closing) return void socket.destroy();
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  return () => {
    closing = true;
    for (const socket of unused) socket.destroy();
  };
}
