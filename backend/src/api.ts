import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from 'nestjs-pino';
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { ApiModule } from './api.module.js';
import { allowOneRequestAtATime } from './common/http/one-request-at-a-time.js';
import { rejectRepeatedHost } from './common/http/repeated-host.js';
import { endSlowBodies } from './common/http/slow-bodies.js';
import { trackUnusedConnections } from './common/http/unused-connections.js';
import { logRequests, requestId } from './common/logging/request-log.js';
import type { Config } from './config/config.js';
import { limitConnections } from './infra/rate-limit/connection-limit.js';
import { measureRequests } from './modules/ops/metrics/request-metrics.js';
import { mountQueueDashboard } from './modules/ops/queue-dashboard.js';
import { openToBatches, parseJson, parseText } from './modules/mailing/bounces/webhook-bodies.js';
import { closeToVisitors } from './modules/site/visibility/close-to-visitors.js';
import { serveStaticFiles } from './modules/site/static-files.js';
import { mountDocs } from './openapi.js';
import { prepareToServe } from './platform.js';
import { DomainError } from './common/errors/domain-error.js';
import { wantsPage } from './common/errors/error-page.js';
import { sendError } from './common/errors/send-error.js';

/** Headers that scripts of other sites may read. */
const EXPOSED_HEADERS = [
  'Content-Range',
  'Content-Disposition',
  'ETag',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'Retry-After',
];

/** The site uses no protected feature of a device. */
const PERMISSIONS = 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()';

/** Without progress for this long, a connection is closed: its client no longer reads its response. */
const CONNECTION_TIMEOUT_MS = 120_000;

/**
 * Creates the API application, ready to listen or to inject requests.
 * @param prepare what happens before it connects to the database
 */
export async function createApi(config: Config, prepare = prepareToServe): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: 256 * 1024,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    genReqId: requestId,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    // Idle connections must not delay a shutdown; requests in progress are completed.
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: rejectUndecodablePath,
  });
  const app = await NestFactory.create<NestFastifyApplication>(ApiModule.forRoot(config, prepare), adapter, {
    bufferLogs: true,
    abortOnError: false,
  });
  app.useLogger(app.get(Logger));
  limitConnections(app.getHttpServer(), config.trustedProxies);
  const closeUnused = trackUnusedConnections(app.getHttpServer());
  adapter.getInstance().addHook('preClose', async () => closeUnused());
  allowOneRequestAtATime(adapter.getInstance());
  logRequests(adapter.getInstance());
  measureRequests(app);
  await app.register(helmet, {
    // The strictest policy; pages set their own.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    crossOriginResourcePolicy: { policy: 'same-site' },
    // As `frame-ancestors` of each policy, for browsers that know only this header.
    frameguard: { action: 'deny' },
    // Browsers ignore it over plain HTTP, which a local start uses.
    hsts: config.publicUrl.startsWith('https:'),
  });
  adapter.getInstance().addHook('onRequest', (_request, reply, done) => {
    void reply.header('permissions-policy', PERMISSIONS);
    done();
  });
  endSlowBodies(adapter.getInstance());
  adapter.getInstance().addHook('onRequest', rejectRepeatedHost);
  adapter.getInstance().addHook('onRequest', rejectAmbiguousPath);
  openToBatches(app);
  await app.register(cookie);
  await app.register(multipart);
  app.useBodyParser('application/json', {}, async (request: FastifyRequest, body: Buffer) =>
    parseJson(request, body),
  );
  // A page of another site can send this type without a preflight request, so its content is ignored. It is accepted: the
  // opt-out click of an email program has all its data in the link.
  app.useBodyParser('application/x-www-form-urlencoded', {}, async () => undefined);
  app.useBodyParser('text/plain', {}, async (request: FastifyRequest, body: Buffer) =>
    parseText(request, body),
  );
  if (config.corsOrigins.length > 0) {
    app.enableCors({
      origin: config.corsOrigins,
      credentials: true,
      exposedHeaders: EXPOSED_HEADERS,
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      // The lifetime of a preflight response.
      maxAge: 600,
    });
  }
  closeToVisitors(app);
  if (config.apiDocs) mountDocs(app);
  await mountQueueDashboard(app);
  await serveStaticFiles(app);
  app.enableShutdownHooks(['SIGTERM', 'SIGINT'], { useProcessExit: true });
  return app;
}

/**
 * Answers a request whose path cannot be decoded. Fastify rejects it before any hook or filter runs, and its own answer
 * would repeat the path. A browser gets the 404 page, as for any other unknown path.
 */
function rejectUndecodablePath(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  // No hook limits the time of its body.
  void reply.header('connection', 'close');
  sendError(request, reply, new DomainError(wantsPage(request) ? 'NOT_FOUND' : 'BAD_REQUEST'));
}

/** `.` and `..` as segments, backslashes, and encoded dots, slashes, backslashes, NULs and percent signs. */
const AMBIGUOUS = /(?:^|\/)\.{1,2}(?:\/|$)|%(?:00|25|2e|2f|5c)|\\/i;

/**
 * Rejects paths that mean another path once they are decoded or joined. No address of the product needs such
 * characters, so the router and the file system need not agree on their meaning.
 */
function rejectAmbiguousPath(
  { raw }: FastifyRequest,
  _reply: FastifyReply,
  done: HookHandlerDoneFunction,
): void {
  const [path = ''] = (raw.url ?? '').split('?', 1);
  done(AMBIGUOUS.test(path) ? new DomainError('NOT_FOUND') : undefined);
}
