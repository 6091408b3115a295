import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { DynamicModule } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import type { SerializedError } from 'pino';
import type { Config } from '../../config/config.js';

const REQUEST_ID = /^[\w-]{8,64}$/;
/** Nest's own account of a start: a hundred lines on modules and routes that bury the few that matter. */
const STARTUP_CONTEXTS = new Set(['InstanceLoader', 'RoutesResolver', 'RouterExplorer']);

/**
 * JSON lines with a request id. A request is logged by method and path alone: queries carry tokens and addresses, and
 * headers carry sessions.
 */
export function loggingModule(config: Config): DynamicModule {
  const verbose = config.logLevel === 'debug' || config.logLevel === 'trace';
  return LoggerModule.forRoot({
    // The module's own default matches the root alone in Fastify.
    forRoutes: ['/{*path}'],
    pinoHttp: {
      level: config.logLevel,
      hooks: {
        logMethod(args, method) {
          const fields: unknown = args[0];
          if (!verbose && isStartup(fields)) return;
          method.apply(this, args);
        },
      },
      serializers: {
        req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
          id,
          method,
          path: pathOf(url),
        }),
        res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
        err: toLoggedError,
      },
      redact: ['req.headers', 'res.headers'],
      autoLogging: {
        // Middleware sees the address without the part that it is mounted at, which is all of it.
        ignore: (request: IncomingMessage & { originalUrl?: string }) =>
          /^\/(health|admin\/assets|assets|remotes)\//.test(request.originalUrl ?? ''),
      },
    },
  });
}

/** Takes over a proxy's id when it is harmless, so that one request has one id in all logs. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

/**
 * Where a fault is, and none of the data that it met: an error of the database holds the whole row that was refused, and
 * the parameters of its query; one of the mail server, whom a mail was for.
 */
function toLoggedError({ type, message, stack, code, constraint, table }: SerializedError) {
  return { type, message, stack, code, constraint, table } satisfies Record<string, unknown>;
}

function isStartup(fields: unknown): boolean {
  if (typeof fields !== 'object' || fields === null || !('context' in fields)) return false;
  return typeof fields.context === 'string' && STARTUP_CONTEXTS.has(fields.context);
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url;
}
