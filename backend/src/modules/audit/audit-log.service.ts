import { randomBytes } from 'node:crypto';
import { type AuditAction, subjectOf } from '@paattu/shared/audit-actions';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ActData } from './act-data.js';
import { AuditDetails, type Fields } from './audit-details.entity.js';
import { AuditRow } from './audit-row.entity.js';
import { canonicalJson, hashDetails } from './hash-details.js';

export interface Act<Action extends AuditAction> {
  action: Action;
  /** The user who acts; null for the system. */
  actorId: string | null;
  /** Absent for an act that has no single subject. */
  subjectId?: string;
  /** The contest that the act belongs to. */
  contestId?: string | null;
  data: ActData[Action];
  /** The fields before the act; absent when it created the subject. */
  before?: object;
  /** The fields after the act; absent when it deleted the subject. */
  after?: object;
}

/** Writes the audit log. */
@Injectable()
export class AuditLog {
  /**
   * Writes an act in the transaction of `manager`, which must be that of the act. Of the fields before and after, keeps
   * those that differ; an act that changes none is not written.
   */
  async record<Action extends AuditAction>(manager: EntityManager, act: Act<Action>): Promise<void> {
    const { action, actorId, subjectId = null, contestId = null, data } = act;
    const changed = changedFields(act.before as Fields | undefined, act.after as Fields | undefined);
    if (changed && act.before && act.after && Object.keys(changed.after ?? {}).length === 0) return;
    const details = changed && { ...changed, salt: randomBytes(16) };
    const row = manager.create(AuditRow, {
      actorId,
      action,
      subjectKind: subjectOf(action),
      subjectId,
      contestId,
      data,
      detailsHash: details && hashDetails(details),
    });
    // The types of `insert` reject any JSON.
    await manager.insert(AuditRow, row as object);
    if (details) await manager.insert(AuditDetails, { auditId: row.id, ...details } as object);
  }
}

function changedFields(before?: Fields, after?: Fields): Pick<AuditDetails, 'before' | 'after'> | null {
  if (!before && !after) return null;
  if (!before || !after) return { before: before ?? null, after: after ?? null };
  const names = Object.keys({ ...before, ...after }).filter(
    (name) => canonicalJson(before[name]) !== canonicalJson(after[name]),
  );
  const pick = (fields: Fields) => Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}
