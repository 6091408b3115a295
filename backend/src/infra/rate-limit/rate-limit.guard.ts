import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isInProcess } from '../../common/http/in-process.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { networkOf } from './network.js';
import { RateLimiter, type RateLimitState } from './rate-limiter.js';
import { RATE_LIMITS, type RateLimitName } from './rate-limits.js';

const RATE_LIMIT = Symbol('rate-limit');

/** Counts the route against the named limits instead of the general limit for reads or writes. */
export const RateLimit = (...names: RateLimitName[]) => SetMetadata(RATE_LIMIT, names);

@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (isInProcess()) return true;
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const general = request.method === 'GET' || request.method === 'HEAD' ? 'read' : 'write';
    const named = this.reflector.getAllAndOverride<RateLimitName[] | undefined>(RATE_LIMIT, [
      context.getHandler(),
      context.getClass(),
    ]);
    for (const name of named ?? [general]) await this.count(name, request, reply);
    return true;
  }

  private async count(name: RateLimitName, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    try {
      setRateLimitHeaders(reply, await this.limiter.consume(name, networkOf(request.ip)));
    } catch (error) {
      if (error instanceof DomainError && error.code === 'TOO_MANY_REQUESTS')
        setRateLimitHeaders(reply, {
          limit: RATE_LIMITS[name].points,
          remaining: 0,
          reset: error.retryAfter ?? 0,
        });
      throw error;
    }
  }
}

/** If several limits apply, report the tightest. */
function setRateLimitHeaders(reply: FastifyReply, { limit, remaining, reset }: RateLimitState): void {
  const reported = reply.getHeader('ratelimit-remaining');
  if (reported !== undefined && Number(reported) <= remaining) return;
  void reply.headers({
    'ratelimit-limit': limit,
    'ratelimit-remaining': remaining,
    'ratelimit-reset': reset,
  });
}
