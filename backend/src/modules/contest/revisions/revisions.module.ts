import { Module } from '@nestjs/common';
import { MailingModule } from '../../mailing/mailing.module.js';
import { WithdrawalsService } from './withdrawals.service.js';

@Module({
  imports: [MailingModule],
  providers: [WithdrawalsService],
  exports: [WithdrawalsService],
})
export class RevisionsModule {}
