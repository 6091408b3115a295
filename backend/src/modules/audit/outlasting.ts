import type { EntityManager } from 'typeorm';
import { RestoreError } from '../../backup/restore-error.js';
import { addKept, continueNumbers, deleteRows, kept, type Outlasting } from '../../database/outlasting.js';

/**
 * The acts, their seals and what staff have read since the backup stay: nobody gets rid of a trace by a restore. A backup of
 * another site has other acts, and these are all that the site shows then: it has had no entry and no vote.
 */
export const auditOutlasts = (isOwnBackup: boolean): Outlasting => ({
  tables: ['audit_log', 'audit_details', 'audit_seals', 'unsealed_acts', 'personal_reads'],
  async bringBack(manager) {
    const [log] = await manager.query<[{ isOfThisSite: boolean }]>(
      `select not exists (select id, at, action from audit_log except select id, at, action from ${kept('audit_log')}) as "isOfThisSite"`,
    );
    if (!log.isOfThisSite && isOwnBackup)
      throw new RestoreError(
        'foreign',
        'The backup is from before another site was restored here, so it lacks acts of this one. Whoever keeps the server can restore it with the command restore.js.',
      );
    if (!log.isOfThisSite) return;
    await manager.query(
      `create temporary table acts_since on commit drop as
       select id from ${kept('audit_log')} except select id from audit_log`,
    );
    // An act since the backup keeps its time, and is not sealed twice.
    await withoutTriggers(manager, 'audit_log', () =>
      addKept(manager, 'audit_log', 'id in (select id from acts_since)'),
    );
    await addKept(manager, 'audit_details', 'audit_id in (select id from acts_since)');
    await withoutTriggers(manager, 'audit_seals', () =>
      addKept(
        manager,
        'audit_seals',
        '(contest_id, position) not in (select contest_id, position from audit_seals)',
      ),
    );
    await withoutTriggers(manager, 'unsealed_acts', async () => {
      await deleteRows(manager, 'unsealed_acts');
      await addKept(manager, 'unsealed_acts');
    });
    await addKept(manager, 'personal_reads', 'id not in (select id from personal_reads)');
    for (const table of ['audit_log', 'personal_reads']) await continueNumbers(manager, table);
  },
});

async function withoutTriggers(
  manager: EntityManager,
  table: string,
  work: () => Promise<void>,
): Promise<void> {
  await manager.query(`alter table ${table} disable trigger user`);
  await work();
  await manager.query(`alter table ${table} enable trigger user`);
}
