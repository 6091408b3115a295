import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Closes a connection that sends a request before the response to its last one has ended. Browsers and proxies do not.
 * Otherwise one connection could hold hundreds of responses in memory, and Node.js does not report the end of the
 * connection to those that wait behind the first, so their files would stay open.
 */
export function allowOneRequestAtATime(server: FastifyInstance): void {
  const latest = new WeakMap<Socket, ServerResponse>();
  server.addHook('onRequest', ({ raw: { socket } }, { raw }, done) => {
    const previous = latest.get(socket);
    // The request ends here: without `done`, Fastify handles it no further.
    if (previous && !previous.writableEnded) return void socket.destroy();
    latest.set(socket, raw);
    done();
  });
}
