import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Keeps count of the connections over which nothing is under way, and answers with what closes them, and each of the
 * others after its answer. Node's own way to close idle connections leaves two kinds, and a server that stops would wait
 * for their timeouts: those that browsers open ahead of their requests, and those that become idle after the stop.
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
