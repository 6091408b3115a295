import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/internal';
import type { FastifyRequest } from 'fastify';
import { DomainError, fieldError } from '../errors/domain-error.js';

/** The metadata key of `@ApiConsumes()`, which Nest's Swagger does not export. */
const FORM_METADATA = 'swagger/apiConsumes';
const NO_BODY = 'this route takes no body';

/** Rejects fields in the body of a route that takes no body; the validation pipe checks only routes that take one. */
@Injectable()
export class BodyGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { body } = context.switchToHttp().getRequest<FastifyRequest>();
    // Forms are not read, so their fields have no effect.
    if (body === undefined || body === null || takesBody(context)) return true;
    if (typeof body !== 'object') throw new DomainError('VALIDATION_FAILED', { message: NO_BODY });
    const [field] = Object.keys(body);
    if (field !== undefined)
      throw fieldError('VALIDATION_FAILED', field, `property ${field} should not exist`);
    return true;
  }
}

function takesBody(context: ExecutionContext): boolean {
  // A handler of a form reads the request itself, and answers another content type with a 415.
  return readsBody(context) || Reflect.hasMetadata(FORM_METADATA, context.getHandler());
}

/** Whether the handler has a parameter with `@Body()`. */
export function readsBody(context: ExecutionContext): boolean {
  const parameters = Reflect.getMetadata(
    ROUTE_ARGS_METADATA,
    context.getClass(),
    context.getHandler().name,
  ) as object | undefined;
  return Object.keys(parameters ?? {}).some((key) => key.startsWith(`${RouteParamtypes.BODY}:`));
}
