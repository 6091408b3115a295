import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { PinoLogger } from 'nestjs-pino';
import { isInProcess } from '../http/in-process.js';

/** What the log tells of a request: queries carry tokens and addresses, and headers carry sessions. */
interface LoggedRequest {
  id: string;
  method: string;
  path: string;
}

const REQUEST_ID = /^[\w-]{8,64}$/;
/** What is asked for most and tells least. */
const SILENT_PATHS = /^\/(health|admin\/assets|assets|remotes)\//;

const underWay = new AsyncLocalStorage<LoggedRequest>();

/** Names the request in the lines that are written for it. */
export function nameRequest(): { req?: LoggedRequest } {
  const req = underWay.getStore();
  return req ? { req } : {};
}

/** Takes over a proxy's id when it is harmless, so that one request has one id in all logs. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

/**
 * Logs each request when its answer has gone, or its client. In a hook of fastify's: a middleware, as nestjs-pino would
 * have it, takes a fifth of the time of an answer that is kept ready.
 */
export function logRequests(server: FastifyInstance): void {
  server.addHook('onRequest', (request, { raw }, done) => {
    // Part of the request for a page, under whose name it goes.
    if (isInProcess()) return done();
    const { id, method, url } = request;
    const req = { id, method, path: url.split('?', 1)[0] ?? url };
    if (!SILENT_PATHS.test(req.path)) {
      const begun = performance.now();
      raw.once('close', () => {
        const responseTime = Math.round(performance.now() - begun);
        const line = { req, res: { statusCode: raw.statusCode }, responseTime };
        if (!raw.writableFinished) PinoLogger.root.info(line, 'request aborted');
        else if (raw.statusCode < 500) PinoLogger.root.info(line, 'request completed');
        else PinoLogger.root.error(line, 'request errored');
      });
    }
    underWay.run(req, done);
  });
}
