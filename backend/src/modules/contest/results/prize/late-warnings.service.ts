import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { inTransaction } from '../../../../database/transaction.js';
import { setWinnerWarned } from '../../contests/milestones.js';
import { CONTESTS } from '../../contests/public.sql.js';
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
      const contests = await tx.manager.query<Array<{ id: string }>>(
        `select id from ${CONTESTS} contest where ${IS_LATE} and winner_warned_at is null order by id`,
      );
      for (const { id } of contests)
        if (await setWinnerWarned(tx.manager, id)) await this.news.tellOwner(tx, id, 'late');
    });
  }
}
