import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Tracks connections without a request in progress. Returns a function that closes them, and that closes each other
 * connection after its response. Node.js leaves two kinds open until their timeouts: connections that browsers open
 * ahead of a request, and connections that become idle after the stop.
 */
export function trackUnusedConnections(server: Server): () => void {
  const unused = new Set<Socket>();
  let closing = false;
  const release = (socket: Socket) => {
    if (closing) socket.destroySoon();
    else if (!socket.destroyed) unused.add(socket);
  };
  server.on('connection', (socket: Socket) => {
    release(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    unused.delete(socket);
    response.once('close', () => release(socket));
  });
  return () => {
    closing = true;
    for (const socket of unused) socket.destroy();
  };
}
