import type { DataSource, EntityManager } from 'typeorm';
import type { Erasure } from '../../../infra/storage/erasure-journal.js';
import type { Storage } from '../../../infra/storage/storage.js';
import { type ErasedBy, eraseEntries } from './erase-entries.js';
import { removeFiles } from './remove-files.js';

/**
 * Erases again what a restore has brought back, whatever holds there are: it was erased before. Each request that is still open waits
 * anew, so that who took it back after the backup can do so again. Can be repeated. Returns how many it found.
 */
export async function replayErasures(
  dataSource: DataSource,
  storage: Storage,
  erasures: readonly Erasure[],
): Promise<number> {
  let found = 0;
  const files: string[] = [];
  for (const erasure of erasures) {
    await dataSource.transaction(async (manager) => {
      if (erasure.what === 'entry') {
        const erased = await eraseEntries(
          manager,
          [erasure.id],
          erasure.by ?? (await whoAsked(manager, erasure.id)),
        );
        found += erased.entries.length;
        files.push(...erased.files);
        return;
      }
      // After a restore, a later act can have the number of one that the backup lacks.
      const [, deleted] = await manager.query<[unknown, number]>(
        `delete from audit_details details using audit_log act
         where act.id = details.audit_id and act.id = $1 and act.at <= $2`,
        [erasure.id, erasure.at],
      );
      found += deleted;
    });
  }
  await dataSource.query(
    `update erasure_requests set confirmed_at = site_now() where state in ('confirmed', 'held')`,
  );
  await removeFiles(storage, files);
  return found;
}

/** A line of an earlier release does not say it. */
async function whoAsked(manager: EntityManager, entryId: string): Promise<ErasedBy> {
  const asked = await manager.query<unknown[]>(
    `select from erasure_requests where entry_id = $1 and state in ('confirmed', 'held', 'erased', 'done') limit 1`,
    [entryId],
  );
  return asked.length > 0 ? 'entrant' : 'others';
}
