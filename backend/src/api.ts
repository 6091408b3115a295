import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from 'nestjs-pino';
import { ApiModule } from './api.module.js';
import type { Config } from './config/config.js';
import { mountQueueBoard } from './modules/ops/queue-board.js';
import { serveStaticFiles } from './modules/site/static-files.js';
import { mountDocs } from './openapi.js';

/** The whole API application, ready to listen or to be injected into. */
export async function createApi(config: Config): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: 256 * 1024,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    // Idle keep-alive connections must not hold up a shutdown; busy ones are served to their end.
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  const app = await NestFactory.create<NestFastifyApplication>(ApiModule.forRoot(config), adapter, {
    bufferLogs: true,
    abortOnError: false,
  });
  app.useLogger(app.get(Logger));
  await app.register(helmet, {
    // The strictest policy for whatever is no page; pages set their own.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    crossOriginResourcePolicy: { policy: 'same-site' },
  });
  await app.register(cookie);
  await app.register(multipart);
  if (config.corsOrigins.length > 0) {
    app.enableCors({
      origin: config.corsOrigins,
      credentials: true,
      exposedHeaders: ['Content-Range', 'ETag'],
    });
  }
  if (config.apiDocs) await mountDocs(app);
  await mountQueueBoard(app);
  await serveStaticFiles(app);
  app.enableShutdownHooks(['SIGTERM', 'SIGINT']);
  return app;
}
