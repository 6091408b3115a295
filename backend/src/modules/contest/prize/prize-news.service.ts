import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../../config/config.module.js';
import type { Config } from '../../../config/config.js';
import type { Transaction } from '../../../database/transaction.js';
import { type EmailToSend, MailingService } from '../../mailing/mailing.service.js';
import { Contest } from '../contests/contest.entity.js';

/** Tells the owner what happens to the prize, whatever notices she has chosen: each leads to an act of hers. */
@Injectable()
export class PrizeNews {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly mailing: MailingService,
  ) {}

  async tellOwner(
    tx: Transaction,
    contestId: string,
    news: EmailToSend<'owner-prize'>['payload']['news'],
  ): Promise<void> {
    const { title } = await tx.manager.findOneByOrFail(Contest, { id: contestId });
    const payload = { news, contestTitle: title };
    const to = this.config.ownerEmail;
    await this.mailing.queueEmail(tx, { template: 'owner-prize', to, payload, contestId });
  }
}
