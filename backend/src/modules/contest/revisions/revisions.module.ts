import { Module } from '@nestjs/common';
import { MailingModule } from '../../mailing/mailing.module.js';
import { EntryLinksModule } from '../entry-links/entry-links.module.js';
import { WithdrawalsService } from './withdrawals.service.js';

@Module({
  imports: [EntryLinksModule, MailingModule],
  providers: [WithdrawalsService],
  exports: [WithdrawalsService],
})
export class RevisionsModule {}
