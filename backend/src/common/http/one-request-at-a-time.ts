import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Handles the requests of a connection one after the other. A client that has all bytes of a response may send its next
 * request before the response has ended here, so one request may wait. Another one closes the connection, because it could hold
 * hundreds of responses in memory, and Node.js does not report the end of the connection to those that wait behind the
 * first, so their files would stay open.
 */
export function allowOneRequestAtATime(server: FastifyInstance): void {
  const latest = new WeakMap<Socket, ServerResponse>();
  const withWaiting = new WeakSet<Socket>();
  server.addHook('onRequest', ({ raw: { socket } }, { raw }, done) => {
    const begin = () => {
      latest.set(socket, raw);
      done();
    };
    const previous = latest.get(socket);
    if (!previous || previous.closed) return begin();
    // The request ends here: without `done`, Fastify handles it no further.
    if (withWaiting.has(socket)) return void socket.destroy();
    withWaiting.add(socket);
    previous.once('close', () => {
      withWaiting.delete(socket);
      if (!socket.destroyed) begin();
    });
  });
}
