import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasLostRunner, isConnectionLoss, isLockedOut, violates } from './database-error.js';
import { DomainError } from './domain-error.js';
import { sendError } from './send-error.js';

/** Converts every exception into the common error body or page. Neither contains details of an unexpected error. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger(ErrorFilter.name);

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    const error = this.toDomainError(thrown);
    // A stream that breaks after its first bytes can no longer become an error response.
    if (reply.sent || reply.raw.headersSent) return void reply.raw.destroy();
    sendError(http.getRequest<FastifyRequest>(), reply, error);
  }

  private toDomainError(thrown: unknown): DomainError {
    if (thrown instanceof DomainError) return thrown;
    if (hasLostRunner(thrown)) this.logger.warn({ err: thrown }, 'query without a connection');
    if (isLockedOut(thrown)) this.logger.warn({ err: thrown }, 'a request waited too long for a lock');
    if (isConnectionLoss(thrown) || isLockedOut(thrown)) return new DomainError('UNAVAILABLE');
    // Triggers of several tables and a check raise it, whichever way the request has taken.
    if (violates(thrown, 'contests_example')) return new DomainError('EXAMPLE_CONTEST');
    const status = statusOf(thrown);
    if (status === 404) return new DomainError('NOT_FOUND');
    if (status === 413) return new DomainError('FILE_TOO_LARGE');
    if (status === 415) return new DomainError('UNSUPPORTED_MEDIA_TYPE');
    if (status !== undefined && status >= 400 && status < 500) {
      return new DomainError('BAD_REQUEST', { status });
    }
    this.logger.error({ err: thrown }, 'unexpected error');
    return new DomainError('INTERNAL');
  }
}

function statusOf(thrown: unknown): number | undefined {
  if (thrown instanceof HttpException) return thrown.getStatus();
  const { statusCode } = (thrown ?? {}) as { statusCode?: unknown };
  return typeof statusCode === 'number' ? statusCode : undefined;
}
