import { Injectable } from '@nestjs/common';
import { Sweep } from '../../../common/sweeps/sweep.js';
import { DataSource } from 'typeorm';
import { inTransaction } from '../../../database/transaction.js';
import { Storage } from '../../../infra/storage/storage.js';
import { SWEEP_EVERY_MS, sweepStrayFiles } from '../../../infra/storage/sweep-stray-files.js';
import { portraitsOf } from '../site-texts.service.js';
import { SiteTextsRow } from '../site-texts.entity.js';
import { PORTRAIT_FOLDER, PortraitsService } from './portraits.service.js';

/** Deletes portraits that were uploaded more than a day ago and never saved, and files that no portrait names. */
@Injectable()
export class PortraitSweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: Storage,
    private readonly portraits: PortraitsService,
  ) {}

  @Sweep(SWEEP_EVERY_MS, 'portraits could not be swept')
  async run(): Promise<void> {
    await this.deleteUnused();
    await sweepStrayFiles(this.storage, PORTRAIT_FOLDER, (keys) => this.findUnnamed(keys));
  }

  private async deleteUnused(): Promise<void> {
    await inTransaction(this.dataSource, async ({ manager, afterCommit }) => {
      // A draft that is saved meanwhile waits, and finds that its portrait is gone.
      const texts = await manager.findOneOrFail(SiteTextsRow, {
        where: { id: true },
        lock: { mode: 'pessimistic_write' },
      });
      const old = await manager.query<Array<{ id: string }>>(
        `select id from portraits where created_at < now() - interval '1 day' and id <> all($1)`,
        [portraitsOf(texts)],
      );
      const keys = await this.portraits.deleteRows(
        manager,
        old.map(({ id }) => id),
      );
      afterCommit(() => this.portraits.deleteFiles(keys));
    });
  }

  private async findUnnamed(keys: string[]): Promise<string[]> {
    const rows = await this.dataSource.query<Array<{ key: string }>>(
      `select key from unnest($1::text[]) key
       where not exists (select from portraits where key in (image_url, page_url, card_url))`,
      [keys],
    );
    return rows.map(({ key }) => key);
  }
}
