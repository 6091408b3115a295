import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { mergeMap, type Observable } from 'rxjs';
import { PERSONAL_DATA_READ, type PersonalData } from '../../../common/access/reads-personal-data.js';
import { PersonalReads } from './personal-reads.service.js';

/** Records what marked routes answer, before the answer is sent. A route that sends a file itself answers nothing here, and has recorded it. */
@Injectable()
export class RecordReadsInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly reads: PersonalReads,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const what = this.reflector.get<PersonalData | undefined>(PERSONAL_DATA_READ, context.getHandler());
    if (what === undefined) return next.handle();
    const http = context.switchToHttp();
    const { user, params } = http.getRequest<FastifyRequest<{ Params: Record<string, string> }>>();
    return next.handle().pipe(
      mergeMap(async (answer: unknown) => {
        if (user && answer !== undefined) await this.reads.record(user, what, params['id'] ?? '');
        return answer;
      }),
    );
  }
}
