import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Tracks connections without a request in progress. Returns a function that closes them, and that closes each other
 * connection after its response. Node.js leaves two kinds open until their timeouts: connections that browsers open
 * ahead of a request, and connections that become idle after the stop.
 */
export function trackUnusedConnections(server: Server): () => void {
  const unused = new Set<Socket>();
  const latest = new WeakMap<Socket, ServerResponse>();
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
    latest.set(socket, response);
    response.once('close', () => {
      // The next request may have begun before the response closed.
      if (latest.get(socket) === response) release(socket);
    });
  });
  return () => {
    closing = true;
    for (const socket of unused) socket.destroy();
  };
}
