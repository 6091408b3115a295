import { Injectable } from '@nestjs/common';
import { ChangeTopics } from '../../infra/changes/change-topics.js';
import { DomainError } from '../../common/errors/domain-error.js';
import type { Transaction } from '../../database/transaction.js';
import { LOCKS, shareLock } from '../../database/locks.js';
import { ErasureJournal } from '../../infra/storage/erasure-journal.js';
import { removeFiles } from './erasing/remove-files.js';
import { type ErasedBy, type ErasedEntry, eraseEntries } from './erasing/erase-entries.js';
import { heldBy } from '../holds/holds.js';
import { Storage } from '../../infra/storage/storage.js';

export { IS_NEEDED } from './erasing/erase-entries.js';

/** Erases an entry with all that belongs to it. */
@Injectable()
export class Erasures {
  constructor(
    private readonly journal: ErasureJournal,
    private readonly storage: Storage,
    private readonly changes: ChangeTopics,
  ) {}

  /**
   * Erases in the transaction of the caller, which writes its act. The journal has the erasure before the commit, so a restore never
   * brings the entry back. Throws CONTEST_HELD while a legal hold keeps the contest.
   */
  async eraseEntry(tx: Transaction, id: string, by: ErasedBy): Promise<ErasedEntry> {
    await shareLock(tx.manager, LOCKS.holds);
    const [found] = await tx.manager.query<Array<{ isHeld: boolean }>>(
      `select ${heldBy('entry.contest_id')} as "isHeld" from contest_entries entry where id = $1 and erased_at is null`,
      [id],
    );
    if (!found) throw new DomainError('NOT_FOUND');
    if (found.isHeld) throw new DomainError('CONTEST_HELD');
    const { entries, files } = await eraseEntries(tx.manager, [id], by);
    const [erased] = entries;
    // Somebody else has deleted it meanwhile.
    if (!erased) throw new DomainError('NOT_FOUND');
    await this.journal.append({ at: new Date().toISOString(), what: 'entry', id, by });
    tx.afterCommit(() => removeFiles(this.storage, files));
    tx.afterCommit(() => this.changes.publish('entries'));
    return erased;
  }
}
