import { Module } from '@nestjs/common';
import { AuditModule } from '../../../audit/audit.module.js';
import { MailingModule } from '../../../mailing/mailing.module.js';
import { EntryLinksModule } from '../../entries/entry-links/entry-links.module.js';
import { AdminPrizeController } from './admin-prize.controller.js';
import { Answers } from './answers.service.js';
import { MyOfferController } from './my-offer.controller.js';
import { OfferTimes } from './offer-times.service.js';
import { Offers } from './offers.service.js';
import { PrizeEmails } from './prize-emails.service.js';
import { PrizeNews } from './prize-news.service.js';
import { PrizeQueries } from './prize.queries.js';

@Module({
  imports: [AuditModule, EntryLinksModule, MailingModule],
  controllers: [AdminPrizeController, MyOfferController],
  providers: [Answers, Offers, OfferTimes, PrizeEmails, PrizeNews, PrizeQueries],
})
export class PrizeModule {}
