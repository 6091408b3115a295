import { addKept, deleteRows, kept, type Outlasting } from '../../../database/outlasting.js';

/** Rows that decide a contest, each with the column that must not go back. */
export const JURY_DECISIONS = [
  ['jury_rounds', 'seed'],
  ['jury_assignments', 'version'],
] as const;

/** A link that was replaced or revoked opens the jury room no more, and no judge gets a reminder twice. */
export const juryOutlasts: Outlasting = {
  tables: ['judges', 'jury_reminders', ...JURY_DECISIONS.map(([table]) => table)],
  async bringBack(manager) {
    await deleteRows(manager, 'jury_sessions');
    await manager.query(
      `update judges set link_hash = before.link_hash, link_expires_at = before.link_expires_at,
         revoked_at = before.revoked_at, revoke_reason = before.revoke_reason
       from ${kept('judges')} before where before.id = judges.id`,
    );
    // That of a judge whom this site does not know opens nothing. The owner can send a new one.
    await manager.query(
      `update judges set link_expires_at = least(link_expires_at, site_now())
       where id not in (select id from ${kept('judges')})`,
    );
    await addKept(
      manager,
      'jury_reminders',
      'judge_id in (select id from judges) and round_id in (select id from jury_rounds)',
    );
  },
};
