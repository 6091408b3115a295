import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.js';
import { faultOfName } from './names.js';

/**
 * Refuses API queries that say a thing twice, of which two readers may take different ones, or name an object's
 * prototype. Validation would see neither on routes that take no query, and drops `__proto__` before it looks.
 */
@Injectable()
export class QueryGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    // Pages ignore their query on the server, and links to them come with all kinds of additions. The route's own
    // pattern is asked, since an address may be spelt in many ways.
    if (!/^\/(api|health)\//.test(request.routeOptions.url ?? '')) return true;
    const details = Object.entries(request.query as Record<string, string | string[]>).flatMap(
      ([field, value]) => {
        const message = `${field} must be given once`;
        return faultOfName(field) ?? (Array.isArray(value) ? { field, message } : []);
      },
    );
    if (details[0]) throw new DomainError('VALIDATION_FAILED', { message: details[0].message, details });
    return true;
  }
}
