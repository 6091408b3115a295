import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.js';
import { findNameError } from './names.js';

/** A list has at most ten. */
const MAX_NAMES = 30;

/**
 * Rejects API queries with a repeated name, for which two readers may take different values, or with a prototype name, and queries with too many names.
 * The validation pipe sees neither on routes without query parameters, and drops `__proto__` before it looks.
 */
@Injectable()
export class QueryGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    // Pages ignore their query on the server, and links to them carry all kinds of additions. Checks the route's
    // pattern, because a path can be written in many ways.
    if (!/^\/(api|health)\//.test(request.routeOptions.url ?? '')) return true;
    const query = Object.entries(request.query as Record<string, string | string[]>);
    if (query.length > MAX_NAMES)
      throw new DomainError('VALIDATION_FAILED', { message: 'the query has too many names' });
    const details = query.flatMap(([field, value]) => {
      const message = `${field} must be given once`;
      return findNameError(field) ?? (Array.isArray(value) ? { field, message } : []);
    });
    if (details[0]) throw new DomainError('VALIDATION_FAILED', { message: details[0].message, details });
    return true;
  }
}
