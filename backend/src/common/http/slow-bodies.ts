import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.js';
import { sendError } from '../errors/send-error.js';

/** Far below the slowest mobile network. */
const MIN_BYTES_PER_SECOND = 1024;
const PERIOD_MS = 30_000;

/**
 * Ends a request with 408 when less than 1 KB/s of its body arrives within 30 seconds. Otherwise a client could hold
 * memory and a connection forever with a body that it never finishes. The limit also holds for the rest of a body after
 * its response, e.g. of an upload without a session: Node.js reads that rest to its end.
 */
export function endSlowBodies(server: FastifyInstance, periodMs = PERIOD_MS): void {
  const minBytes = (MIN_BYTES_PER_SECOND * periodMs) / 1000;
  server.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request.raw)) watch(request, reply, { periodMs, minBytes });
    done();
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function watch(
  request: FastifyRequest,
  reply: FastifyReply,
  { periodMs, minBytes }: { periodMs: number; minBytes: number },
): void {
  const { raw } = request;
  let before = raw.socket.bytesRead;
  const timer = setInterval(() => {
    if (raw.complete || raw.destroyed) return clearInterval(timer);
    const { bytesRead } = raw.socket;
    const isSlow = bytesRead - before < minBytes;
    before = bytesRead;
    // Unread bytes mean that the server is the slow one.
    if (!isSlow || raw.readableLength > 0) return;
    clearInterval(timer);
    if (reply.raw.headersSent) return void raw.socket.destroy();
    reply.raw.once('close', () => raw.destroy());
    void reply.header('connection', 'close');
    sendError(request, reply, new DomainError('REQUEST_TIMEOUT'));
  }, periodMs).unref();
  raw.once('close', () => clearInterval(timer));
  // A request without a connection is never closed.
  reply.raw.once('close', () => {
    if (raw.readableEnded) clearInterval(timer);
  });
}
