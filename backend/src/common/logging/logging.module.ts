import { type DynamicModule, Logger } from '@nestjs/common';
import { LoggerModule, type Params, PinoLogger, Logger as PinoNestLogger } from 'nestjs-pino';
import { pino, type SerializedError, stdSerializers } from 'pino';
import type { Config } from '../../config/config.js';
import { originalStack } from './original-stack.js';
import { nameRequest } from './request-log.js';

/** The start messages of NestJS: a hundred lines about modules and routes. */
const STARTUP_CONTEXTS = new Set(['InstanceLoader', 'RoutesResolver', 'RouterExplorer']);

/** JSON lines with the id of their request. */
export function loggingModule({ logLevel }: Config): DynamicModule {
  return LoggerModule.forRoot(paramsOf(logLevel));
}

/** Logs JSON lines before there is a module: without this, NestJS colors its own lines for a terminal. */
export function logFromStart(level: Config['logLevel']): void {
  const params = paramsOf(level);
  Logger.overrideLogger(new PinoNestLogger(new PinoLogger(params), params));
}

/**
 * Logs a sentence that the person who starts the product has to read, such as a code, also where LOG_LEVEL wants warnings alone: there is no other
 * place to read it. With `silent`, nothing is logged.
 */
export function sentenceLog(level: Config['logLevel']): (sentence: string) => void {
  const log = pino({ level: level === 'silent' ? level : 'info' }, process.stdout);
  return (sentence) => log.info(sentence);
}

function paramsOf(level: Config['logLevel']): Params & { pinoHttp: object } {
  const verbose = level === 'debug' || level === 'trace';
  return {
    // No middleware: `logRequests` logs the requests.
    forRoutes: [],
    pinoHttp: {
      level,
      hooks: {
        logMethod(args, method) {
          const fields: unknown = args[0];
          if (!verbose && isStartup(fields)) return;
          method.apply(this, args);
        },
      },
      mixin: nameRequest,
      // No serializers of the library: those for requests log headers and queries.
      wrapSerializers: false,
      serializers: { err: (error: Error) => toLoggedError(stdSerializers.err(error)) },
    },
  };
}

/**
 * The position of an error without its data: an error of the database contains the whole rejected row and the
 * parameters of the query, and an error of the SMTP server names the recipient.
 */
function toLoggedError(error: SerializedError): Record<string, unknown> {
  const { type, message, stack, code, constraint, table } = error;
  const errors = error.aggregateErrors as SerializedError[] | undefined;
  return {
    type,
    message,
    stack: stack && originalStack(stack),
    code,
    constraint,
    table,
    ...(errors && { errors: errors.map(toLoggedError) }),
  };
}

function isStartup(fields: unknown): boolean {
  if (typeof fields !== 'object' || fields === null || !('context' in fields)) return false;
  return typeof fields.context === 'string' && STARTUP_CONTEXTS.has(fields.context);
}
