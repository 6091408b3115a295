/*
 * The tables of the audit log that SQL of other modules may read and write.
 */

/** The acts. `AuditLog` writes them, except where an act is part of a larger statement. */
export const AUDIT_LOG = 'audit_log';

/** A statement that records an act of the system for each row of `source`, which has `id` and `contest_id`. */
export const recordEach = (action: string, subjectKind: string, source: string) => `
  insert into audit_log (actor_id, action, subject_kind, subject_id, contest_id, data)
  select null, '${action}', '${subjectKind}', id, contest_id, '{}' from ${source}`;
