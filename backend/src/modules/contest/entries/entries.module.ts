import { Module } from '@nestjs/common';
import { MailingModule } from '../../mailing/mailing.module.js';
import { NoticesModule } from '../../notices/notices.module.js';
import { ContestsModule } from '../contests/contests.module.js';
import { EntryLinksModule } from '../entry-links/entry-links.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { CaptchasController } from './captcha/captchas.controller.js';
import { CaptchasService } from './captcha/captchas.service.js';
import { EntriesController } from './entries.controller.js';
import { EntriesQueries } from './entries.queries.js';
import { EntriesService } from './entries.service.js';
import { EntryPhotos } from './entry-photos.js';
import { PublicEntries } from './public-entries.js';

@Module({
  imports: [ContestsModule, EntryLinksModule, MailingModule, NoticesModule, PhotosModule],
  controllers: [CaptchasController, EntriesController],
  providers: [CaptchasService, EntriesQueries, EntriesService, EntryPhotos, PublicEntries],
  exports: [EntriesService, EntryPhotos],
})
export class EntriesModule {}
