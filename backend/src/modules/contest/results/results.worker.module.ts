import { Module } from '@nestjs/common';
import { AuditLog } from '../../audit/audit-log.service.js';
import { PublishedChains } from '../../audit/seals/published-chains.service.js';
import { MailingWorkerModule } from '../../mailing/mailing.worker.module.js';
import { EntryLinksModule } from '../entries/entry-links/entry-links.module.js';
import { Announcements } from './announcement/announcements.js';
import { ResultsSweep } from './results.sweep.js';
import { ResultBundles } from './bundle/result-bundles.js';
import { OfferTimes } from './prize/offer-times.service.js';
import { Offers } from './prize/offers.service.js';
import { PrizeEmails } from './prize/prize-emails.service.js';
import { PrizeNews } from './prize/prize-news.service.js';

/** The processors and sweeps of the worker process. */
@Module({
  imports: [EntryLinksModule, MailingWorkerModule],
  providers: [
    Announcements,
    AuditLog,
    Offers,
    OfferTimes,
    PrizeEmails,
    PrizeNews,
    PublishedChains,
    ResultBundles,
    ResultsSweep,
  ],
})
export class ResultsWorkerModule {}
