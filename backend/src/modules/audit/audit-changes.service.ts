import { type AuditAction, subjectOf } from '@paattu/shared/audit-actions';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AuditDetails } from './audit-details.entity.js';

export interface Change extends Pick<AuditDetails, 'before' | 'after'> {
  id: number;
  at: Date;
  actor: string | null;
  /** False once the term of the details is over: before and after are null then. */
  isKnown: boolean;
}

/** What an act changed: $1 its kind of subject, $2 the action, $3 how many of the newest. */
const FIND_CHANGES = `
  select row.id::int, row.at, actor.name as actor, details.before, details.after,
    details.audit_id is not null as "isKnown"
  from audit_log row
    left join audit_details details on details.audit_id = row.id
    left join subject_names actor on actor.kind = 'user' and actor.id = row.actor_id
  where row.subject_kind = $1 and row.action = $2
  order by row.at desc, row.id desc limit $3`;

/** Reads what acts changed, for the module whose acts they are. */
@Injectable()
export class AuditChanges {
  constructor(private readonly dataSource: DataSource) {}

  /** The newest acts of a kind with what they changed. */
  findChanges(action: AuditAction, limit: number): Promise<Change[]> {
    return this.dataSource.query(FIND_CHANGES, [subjectOf(action), action, limit]);
  }
}
