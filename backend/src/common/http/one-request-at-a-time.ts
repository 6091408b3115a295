import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Closes a connection that sends a request before the response to its last one has ended. Browsers and proxies do not, because
 * a response with a `content-length` ends with its last byte (`Storage.stream`). Otherwise one connection could hold
 * hundreds of responses in memory, and Node.js does not report the end of the connection to those that wait behind the
 * first, so their files would stay open.
 */
export function allowOneRequestAtATime(server: FastifyInstance): void {
  const latest = new WeakMap<Socket, ServerResponse>();
  // Before Fastify, which answers a path that it cannot decode without its hooks.
  server.server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const previous = latest.get(socket);
    if (previous && !previous.writableEnded) socket.destroy();
    latest.set(socket, response);
  });
  // The requests that came with it end here: without `done`, Fastify handles them no further.
  server.addHook('onRequest', ({ raw: { socket } }, _reply, done) => {
    if (!socket.destroyed) done();
  });
}
