import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { inTransaction } from '../../../database/transaction.js';
import { IS_LATE } from './offers.sql.js';
import { PrizeNews } from './prize-news.service.js';

/** Warns the owner, once for each contest, when the days to notify the winner run out. */
@Injectable()
export class LateWarnings {
  constructor(
    private readonly dataSource: DataSource,
    private readonly news: PrizeNews,
  ) {}

  async send(): Promise<void> {
    await inTransaction(this.dataSource, async (tx) => {
      // Of two workers at once, the second one sees the email of the first.
      await tx.manager.query(`select pg_advisory_xact_lock(hashtextextended('prize warnings', 0))`);
      const contests = await tx.manager.query<Array<{ id: string }>>(
        `select id from contests contest where ${IS_LATE} and not exists (
           select from outgoing_emails where template = 'owner-prize' and contest_id = contest.id and payload->>'news' = 'late')`,
      );
      for (const { id } of contests) await this.news.tellOwner(tx, id, 'late');
    });
  }
}
