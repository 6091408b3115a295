import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.js';
import { findNameError, unknownName } from './names.js';

/** A list has at most ten. */
const MAX_NAMES = 30;

/**
 * Rejects API queries with a repeated name, for which two readers may take different values, or with a prototype name, queries with
 * too many names, and unknown names. Of a route with a DTO for its query, the validation pipe rejects those.
 * The validation pipe sees neither on routes without query parameters, and drops `__proto__` before it looks.
 */
@Injectable()
export class QueryGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    // Pages ignore their query on the server, and links to them carry all kinds of additions. Checks the route's
    // pattern, because a path can be written in many ways.
    const route = request.routeOptions.url ?? '';
    const isHealth = route.startsWith('/health/');
    if (!route.startsWith('/api/') && !isHealth) return true;
    const query = Object.entries(request.query as Record<string, string | string[]>);
    if (query.length > MAX_NAMES)
      throw new DomainError('VALIDATION_FAILED', { message: 'the query has too many names' });
    // Probes add names to the addresses of `/health`.
    const known = isHealth ? null : knownNames(context);
    const details = query.flatMap(([field, value]) => {
      const message = `${field} must be given once`;
      if (Array.isArray(value)) return findNameError(field) ?? { field, message };
      return findNameError(field) ?? (known?.has(field) === false ? unknownName(field) : []);
    });
    if (details[0]) throw new DomainError('VALIDATION_FAILED', { message: details[0].message, details });
    return true;
  }
}

/** The query parameters that the handler reads one by one; null if it reads all of them, which the validation pipe checks. */
function knownNames(context: ExecutionContext): Set<unknown> | null {
  const args = (Reflect.getMetadata(ROUTE_ARGS_METADATA, context.getClass(), context.getHandler().name) ??
    {}) as Record<string, { data?: unknown }>;
  const queries = Object.entries(args).filter(([key]) => key.startsWith(`${RouteParamtypes.QUERY}:`));
  const names = queries.map(([, { data }]) => data);
  return names.includes(undefined) ? null : new Set(names);
}
