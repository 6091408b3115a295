import { Module } from '@nestjs/common';
import { YoutubeModule } from '../../../infra/youtube/youtube.module.js';
import { AuditModule } from '../../audit/audit.module.js';
import { MailingModule } from '../../mailing/mailing.module.js';
import { NoticesModule } from '../../notices/notices.module.js';
import { ConsentsModule } from '../contests/consents/consents.module.js';
import { ContestsModule } from '../contests/contests.module.js';
import { EntryLinksModule } from './entry-links/entry-links.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { PicturesModule } from './pictures/pictures.module.js';
import { VideosModule } from './videos/videos.module.js';
import { CaptchasController } from './captcha/captchas.controller.js';
import { CaptchasService } from './captcha/captchas.service.js';
import { EntriesController } from './entries.controller.js';
import { EntriesQueries } from './entries.queries.js';
import { EntriesService } from './entries.service.js';
import { EntryPageQueries } from './entry-page.queries.js';
import { EntryPagesController } from './entry-pages.controller.js';
import { EntryPicturesController } from './entry-pictures.controller.js';
import { AddressChanges } from './addresses/address-changes.service.js';
import { EntryAddresses } from './addresses/entry-addresses.service.js';
import { EntryPagesService } from './entry-pages.service.js';
import { EntryPhotos } from './photos/entry-photos.js';
import { PublicEntries } from './public-entries.js';
import { VideoCardsController } from './video-cards/video-cards.controller.js';
import { VideoCards } from './video-cards/video-cards.js';

@Module({
  imports: [
    AuditModule,
    ConsentsModule,
    ContestsModule,
    EntryLinksModule,
    MailingModule,
    NoticesModule,
    PhotosModule,
    PicturesModule,
    VideosModule,
    YoutubeModule,
  ],
  controllers: [
    CaptchasController,
    EntriesController,
    EntryPagesController,
    EntryPicturesController,
    VideoCardsController,
  ],
  providers: [
    CaptchasService,
    EntriesQueries,
    AddressChanges,
    EntriesService,
    EntryAddresses,
    EntryPageQueries,
    EntryPagesService,
    EntryPhotos,
    PublicEntries,
    VideoCards,
  ],
  exports: [AddressChanges, CaptchasService, EntriesService, EntryPagesService, EntryPhotos],
})
export class EntriesModule {}
