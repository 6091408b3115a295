import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { inTransaction } from '../../../../../database/transaction.js';
import { heldBy, shareHolds } from '../../../../holds/holds.js';
import { Erasures } from '../../../../privacy/erasures.service.js';
import { ERASED_AT } from '../../erased-at.sql.js';

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
    const due = await this.findDue().catch((error: unknown) => this.warn(error));
    // One that fails keeps no other beyond its day.
    for (const { id } of due ?? []) await this.erase(id).catch((error: unknown) => this.warn(error, id));
  }

  private findDue(): Promise<Array<{ id: string }>> {
    return this.dataSource.query(
      `select id from contest_entries entry
       where deleted_from is not null and ${ERASED_AT} <= site_now() and not ${heldBy('entry.contest_id')} order by deleted_at, id`,
    );
  }

  private warn(error: unknown, entryId?: string): void {
    this.logger.warn(
      { err: error, entryId },
      'a deleted entry could not be erased; the next run tries again',
    );
  }

  private async erase(id: string): Promise<void> {
    await inTransaction(this.dataSource, async (tx) => {
      await shareHolds(tx.manager);
      // An undo that is under way ends first.
      const found = await tx.manager.query<unknown[]>(
        `select from contest_entries entry where id = $1 and deleted_from is not null and ${ERASED_AT} <= site_now() for update`,
        [id],
      );
      if (found.length > 0) await this.erasures.eraseEntry(tx, id, 'others');
    });
  }
}
