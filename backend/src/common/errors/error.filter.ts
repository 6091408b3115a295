import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasLostRunner, isConnectionLoss } from './database-error.js';
import { DomainError } from './domain-error.js';
import type { ErrorDto } from './error.dto.js';
import { sendErrorPage, wantsPage } from './error-page.js';

/** Turns whatever was thrown into the one error body, or a page for people. Nothing of an unexpected fault reaches either. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger(ErrorFilter.name);

  catch(thrown: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const error = this.toDomainError(thrown);
    // A stream that broke after its first bytes can no longer become an error answer.
    if (reply.sent || reply.raw.headersSent) return void reply.raw.destroy();
    if (error.retryAfter !== undefined) void reply.header('retry-after', error.retryAfter);
    void reply.code(error.status).header('cache-control', 'no-store');
    if (wantsPage(host.switchToHttp().getRequest<FastifyRequest>())) {
      return sendErrorPage(reply, error.message);
    }
    const body: ErrorDto = { code: error.code, message: error.message };
    if (error.details) body.details = error.details;
    void reply.type('application/json; charset=utf-8').send(body);
  }

  private toDomainError(thrown: unknown): DomainError {
    if (thrown instanceof DomainError) return thrown;
    if (hasLostRunner(thrown)) this.logger.warn({ err: thrown }, 'query without a connection');
    if (isConnectionLoss(thrown)) return new DomainError('UNAVAILABLE');
    const status = statusOf(thrown);
    if (status === 404) return new DomainError('NOT_FOUND');
    if (status === 413) return new DomainError('FILE_TOO_LARGE');
    if (status === 415) return new DomainError('UNSUPPORTED_MEDIA_TYPE');
    if (status !== undefined && status >= 400 && status < 500) {
      return new DomainError('BAD_REQUEST', { status });
    }
    this.logger.error({ err: thrown }, 'unexpected fault');
    return new DomainError('INTERNAL');
  }
}

function statusOf(thrown: unknown): number | undefined {
  if (thrown instanceof HttpException) return thrown.getStatus();
  const { statusCode } = (thrown ?? {}) as { statusCode?: unknown };
  return typeof statusCode === 'number' ? statusCode : undefined;
}
