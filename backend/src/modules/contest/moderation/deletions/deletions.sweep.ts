import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { inTransaction } from '../../../../database/transaction.js';
import { heldBy, shareHolds } from '../../../holds/holds.js';
import { Erasures } from '../../../retention/erasures.service.js';
import { ERASED_AT } from '../../entries/erased-at.sql.js';

const EVERY_MS = 10 * 60 * 1_000;

/** Erases deleted entries whose day is over. Several workers may run it: each erasure locks its entry. */
@Injectable()
export class DeletionsSweep implements OnApplicationBootstrap {
  private readonly logger = new Logger(DeletionsSweep.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly erasures: Erasures,
  ) {}

  onApplicationBootstrap(): void {
    void this.run();
  }

  @Interval(EVERY_MS)
  async run(): Promise<void> {
    try {
      const due = await this.dataSource.query<Array<{ id: string }>>(
        `select id from contest_entries entry
         where deleted_from is not null and ${ERASED_AT} <= site_now() and not ${heldBy('entry.contest_id')} order by deleted_at, id`,
      );
      for (const { id } of due) await this.erase(id);
    } catch (error) {
      this.logger.warn({ err: error }, 'deleted entries could not be erased; the next run tries again');
    }
  }

  private async erase(id: string): Promise<void> {
    await inTransaction(this.dataSource, async (tx) => {
      await shareHolds(tx.manager);
      // An undo that is under way ends first.
      const found = await tx.manager.query<unknown[]>(
        `select from contest_entries entry where id = $1 and deleted_from is not null and ${ERASED_AT} <= site_now() for update`,
        [id],
      );
      if (found.length > 0) await this.erasures.eraseEntry(tx, id, null);
    });
  }
}
