import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { DynamicModule } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import type { Config } from '../../config/config.js';

const REQUEST_ID = /^[\w-]{8,64}$/;

/**
 * JSON lines with a request id. A request is logged by method and path alone: queries carry tokens and addresses, and
 * headers carry sessions.
 */
export function loggingModule(config: Config): DynamicModule {
  return LoggerModule.forRoot({
    pinoHttp: {
      level: config.logLevel,
      genReqId: (request) => requestId(request),
      serializers: {
        req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
          id,
          method,
          path: pathOf(url),
        }),
        res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      },
      redact: ['req.headers', 'res.headers', 'err.parameters', 'err.query', 'err.driverError'],
      autoLogging: {
        ignore: (request) => /^\/(health|admin\/assets|assets|remotes)\//.test(request.url ?? ''),
      },
    },
  });
}

/** Takes over a proxy's id when it is harmless, so that one request has one id in all logs. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url;
}
