import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LOCKS, lock } from '../../../../database/locks.js';
import { AuditLog } from '../../../audit/audit-log.service.js';
import { AUDIT_LOG } from '../../../audit/public.sql.js';

/** Writes that an owner looked at suspicious votes: once an hour, so that the acts of a long look do not hide others. */
@Injectable()
export class VoteViews {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditLog,
  ) {}

  note(contestId: string, actorId: string): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      await lock(manager, LOCKS.voteViews(actorId));
      const noted = await manager.query<unknown[]>(
        `select from ${AUDIT_LOG} where action = 'votes.view' and actor_id = $1 and contest_id = $2
           and at > site_now() - interval '1 hour' limit 1`,
        [actorId, contestId],
      );
      if (noted.length > 0) return;
      await this.audit.record(manager, {
        action: 'votes.view',
        actorId,
        subjectId: contestId,
        contestId,
        data: {},
      });
    });
  }
}
