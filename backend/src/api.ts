import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from 'nestjs-pino';
import { ApiModule } from './api.module.js';
import { rejectUndecodablePath } from './common/errors/undecodable-path.js';
import { rejectAmbiguousPath } from './common/http/plain-path.js';
import { readJson } from './common/http/read-json.js';
import { rejectRepeatedHost } from './common/http/repeated-host.js';
import { endSlowBodies } from './common/http/slow-bodies.js';
import { trackUnusedConnections } from './common/http/unused-connections.js';
import { logRequests, requestId } from './common/logging/request-log.js';
import type { Config } from './config/config.js';
import { limitConnections } from './infra/rate-limit/connection-limit.js';
import { measureRequests } from './modules/ops/metrics/request-metrics.js';
import { mountQueueDashboard } from './modules/ops/queue-dashboard.js';
import { serveStaticFiles } from './modules/site/static-files.js';
import { mountDocs } from './openapi.js';

/** What scripts of other sites may read, beyond what every script may. */
const EXPOSED_HEADERS = [
  'Content-Range',
  'Content-Disposition',
  'ETag',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'Retry-After',
];

/** The site plays music and asks for none of what a device guards. */
const PERMISSIONS = 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()';

/** The whole API application, ready to listen or to be injected into. */
export async function createApi(config: Config): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: 256 * 1024,
    genReqId: requestId,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    // Idle keep-alive connections must not hold up a shutdown; busy ones are served to their end.
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: rejectUndecodablePath,
  });
  const app = await NestFactory.create<NestFastifyApplication>(ApiModule.forRoot(config), adapter, {
    bufferLogs: true,
    abortOnError: false,
  });
  app.useLogger(app.get(Logger));
  limitConnections(app.getHttpServer(), config.trustedProxies);
  const closeUnused = trackUnusedConnections(app.getHttpServer());
  adapter.getInstance().addHook('preClose', async () => closeUnused());
  logRequests(adapter.getInstance());
  measureRequests(app);
  await app.register(helmet, {
    // The strictest policy for whatever is no page; pages set their own.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    crossOriginResourcePolicy: { policy: 'same-site' },
  });
  adapter.getInstance().addHook('onRequest', (_request, reply, done) => {
    void reply.header('permissions-policy', PERMISSIONS);
    done();
  });
  adapter.getInstance().addHook('onRequest', rejectRepeatedHost);
  adapter.getInstance().addHook('onRequest', rejectAmbiguousPath);
  endSlowBodies(adapter.getInstance());
  await app.register(cookie);
  await app.register(multipart);
  app.useBodyParser('application/json', {}, async (_request: unknown, body: Buffer) =>
    readJson(body.toString()),
  );
  // What a page of another site can send unasked is no body to any route. It is let come: a mail client's click says all
  // by its link, and react-admin calls the nothing that it sends with a DELETE text.
  for (const type of ['application/x-www-form-urlencoded', 'text/plain'])
    app.useBodyParser(type, {}, async () => undefined);
  if (config.corsOrigins.length > 0) {
    app.enableCors({
      origin: config.corsOrigins,
      credentials: true,
      exposedHeaders: EXPOSED_HEADERS,
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      // How long a browser need not ask again.
      maxAge: 600,
    });
  }
  if (config.apiDocs) await mountDocs(app);
  await mountQueueDashboard(app);
  await serveStaticFiles(app);
  app.enableShutdownHooks(['SIGTERM', 'SIGINT'], { useProcessExit: true });
  return app;
}
