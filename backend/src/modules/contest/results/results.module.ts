import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.js';
import { AuthModule } from '../../auth/auth.module.js';
import { MailingModule } from '../../mailing/mailing.module.js';
import { TextsModule } from '../../texts/texts.module.js';
import { ContestsModule } from '../contests/contests.module.js';
import { EntryLinksModule } from '../entries/entry-links/entry-links.module.js';
import { AdminResultsController } from './admin-results.controller.js';
import { AdminResultsQueries } from './admin-results.queries.js';
import { MyResultController } from './my-result.controller.js';
import { ResultDrawings } from './result-drawings.js';
import { AdminPrizeController } from './prize/admin-prize.controller.js';
import { MyOfferController } from './prize/my-offer.controller.js';
import { OfferTimes } from './prize/offer-times.service.js';
import { Offers } from './prize/offers.service.js';
import { PrizeEmails } from './prize/prize-emails.service.js';
import { PrizeNews } from './prize/prize-news.service.js';
import { PrizeQueries } from './prize/prize.queries.js';
import { ResultsController } from './results.controller.js';
import { ResultsQueries } from './results.queries.js';
import { ResultsService } from './results.service.js';

@Module({
  imports: [AuditModule, AuthModule, ContestsModule, EntryLinksModule, MailingModule, TextsModule],
  controllers: [
    AdminPrizeController,
    AdminResultsController,
    MyOfferController,
    MyResultController,
    ResultsController,
  ],
  providers: [
    AdminResultsQueries,
    Offers,
    OfferTimes,
    PrizeEmails,
    PrizeNews,
    PrizeQueries,
    ResultDrawings,
    ResultsService,
    ResultsQueries,
  ],
  exports: [ResultsService],
})
export class ResultsModule {}
