import type { DynamicModule } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { type SerializedError, stdSerializers } from 'pino';
import type { Config } from '../../config/config.js';
import { nameRequest } from './request-log.js';

/** Nest's own account of a start: a hundred lines on modules and routes that bury the few that matter. */
const STARTUP_CONTEXTS = new Set(['InstanceLoader', 'RoutesResolver', 'RouterExplorer']);

/** JSON lines with the id of the request that they are written for. */
export function loggingModule(config: Config): DynamicModule {
  const verbose = config.logLevel === 'debug' || config.logLevel === 'trace';
  return LoggerModule.forRoot({
    // No middleware: `logRequests` does its work.
    forRoutes: [],
    pinoHttp: {
      level: config.logLevel,
      hooks: {
        logMethod(args, method) {
          const fields: unknown = args[0];
          if (!verbose && isStartup(fields)) return;
          method.apply(this, args);
        },
      },
      mixin: nameRequest,
      // Nothing else is turned into text by rules of the library's: those for requests tell headers and queries.
      wrapSerializers: false,
      serializers: { err: (error: Error) => toLoggedError(stdSerializers.err(error)) },
    },
  });
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
