import { Module } from '@nestjs/common';
import { YoutubeModule } from '../../infra/youtube/youtube.module.js';
import { MailingModule } from '../mailing/mailing.module.js';
import { CaptchasController } from './captcha/captchas.controller.js';
import { CaptchasService } from './captcha/captchas.service.js';
import { ContestController } from './contest.controller.js';
import { ContestTimer } from './contest-timer.js';
import { ContestService } from './contest.service.js';
import { AdminContestsController } from './contests/admin-contests.controller.js';
import { ContestsQueries } from './contests/contests.queries.js';
import { ContestsService } from './contests/contests.service.js';
import { EntriesController } from './entries/entries.controller.js';
import { EntriesQueries } from './entries/entries.queries.js';
import { EntriesService } from './entries/entries.service.js';
import { EntryPhotos } from './entries/entry-photos.js';
import { PublicEntries } from './entries/public-entries.js';
import { AdminEntriesController } from './moderation/admin-entries.controller.js';
import { AdminEntriesQueries } from './moderation/admin-entries.queries.js';
import { ModerationService } from './moderation/moderation.service.js';
import { YoutubeKeyService } from './youtube-key.service.js';
import { QuotaMetrics } from './views/quota-metrics.js';
import { ViewsService } from './views/views.service.js';
import { YoutubeQuota } from './views/youtube-quota.js';

@Module({
  imports: [MailingModule, YoutubeModule],
  controllers: [
    ContestController,
    AdminContestsController,
    CaptchasController,
    EntriesController,
    AdminEntriesController,
  ],
  providers: [
    ContestService,
    ContestTimer,
    ContestsService,
    ContestsQueries,
    CaptchasService,
    EntriesService,
    EntriesQueries,
    EntryPhotos,
    PublicEntries,
    ModerationService,
    AdminEntriesQueries,
    QuotaMetrics,
    ViewsService,
    YoutubeKeyService,
    YoutubeQuota,
  ],
  exports: [EntriesService, YoutubeKeyService],
})
export class ContestModule {}
