import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { DomainError } from '../errors/domain-error.js';
import { readsBody } from './body.guard.js';

const JSON_TYPE = /^application\/json\s*(?:;|$)/i;

/**
 * Rejects anything but a JSON object for a route that takes a body, which only a deletion may lack: the validation pipe accepts a missing one. Not a guard,
 * because a request without access is answered first.
 */
@Injectable()
export class JsonBodyInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (readsBody(context)) requireJsonObject(context.switchToHttp().getRequest<FastifyRequest>());
    return next.handle();
  }
}

function requireJsonObject({ method, body, headers }: FastifyRequest): void {
  // A deletion may have fields, but most clients send none.
  if (method === 'DELETE' && (body ?? null) === null) return;
  const type = headers['content-type'];
  if (type !== undefined && !JSON_TYPE.test(type)) throw new DomainError('UNSUPPORTED_MEDIA_TYPE');
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new DomainError('BAD_REQUEST');
}
