import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { mergeMap, type Observable } from 'rxjs';
import { DataSource } from 'typeorm';
import { PERSONAL_DATA_READ, type PersonalData } from '../../../common/access/reads-personal-data.js';

/** Records which personal data staff and their programs open: a row for each person, thing and hour. Without a record, nothing is sent. */
@Injectable()
export class RecordReadsInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly dataSource: DataSource,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const what = this.reflector.get<PersonalData | undefined>(PERSONAL_DATA_READ, context.getHandler());
    if (what === undefined) return next.handle();
    const { user, params } = context
      .switchToHttp()
      .getRequest<FastifyRequest<{ Params: Record<string, string> }>>();
    return next.handle().pipe(
      mergeMap(async (answer: unknown) => {
        if (user) await this.record(user.tokenId ?? user.id, what, params['id'] ?? '');
        return answer;
      }),
    );
  }

  private async record(userId: string, what: PersonalData, subjectId: string): Promise<void> {
    await this.dataSource.query(
      `insert into personal_reads (user_id, what, subject_id) values ($1, $2, $3)
       on conflict (hour, user_id, what, subject_id) do nothing`,
      [userId, what, subjectId],
    );
  }
}
