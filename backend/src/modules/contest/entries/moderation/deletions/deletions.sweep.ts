import { Injectable } from '@nestjs/common';
import { Sweep, takeEach } from '../../../../../common/sweeps/sweep.js';
import { DataSource } from 'typeorm';
import { inTransaction } from '../../../../../database/transaction.js';
import { LOCKS, shareLock } from '../../../../../database/locks.js';
import { heldBy } from '../../../../holds/holds.js';
import { Erasures } from '../../../../privacy/erasures.service.js';
import { ERASED_AT } from '../../erased-at.sql.js';

const EVERY_MS = 10 * 60 * 1_000;

/** Erases deleted entries whose day is over. Several workers may run it: each erasure locks its entry. */
@Injectable()
export class DeletionsSweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly erasures: Erasures,
  ) {}

  // One that fails keeps no other beyond its day.
  @Sweep(EVERY_MS, 'deleted entries could not be erased', { atStart: true })
  async run(): Promise<void> {
    const due = await this.dataSource.query<Array<{ id: string }>>(
      `select id from contest_entries entry
       where deleted_from is not null and ${ERASED_AT} <= site_now() and not ${heldBy('entry.contest_id')} order by deleted_at, id`,
    );
    await takeEach(
      due.map(
        ({ id }) =>
          () =>
            this.erase(id),
      ),
    );
  }

  private erase(id: string): Promise<void> {
    return inTransaction(this.dataSource, async (tx) => {
      await shareLock(tx.manager, LOCKS.holds);
      // An undo that is under way ends first.
      const found = await tx.manager.query<unknown[]>(
        `select from contest_entries entry where id = $1 and deleted_from is not null and ${ERASED_AT} <= site_now() for update`,
        [id],
      );
      if (found.length > 0) await this.erasures.eraseEntry(tx, id, 'others');
    }).catch((cause: unknown) => {
      throw new Error(`the entry ${id} could not be erased`, { cause });
    });
  }
}
