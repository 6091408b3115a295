import { Module } from '@nestjs/common';
import { MailingModule } from '../../../mailing/mailing.module.js';
import { ConsentsModule } from '../../contests/consents/consents.module.js';
import { ContestsModule } from '../../contests/contests.module.js';
import { EntriesModule } from '../entries.module.js';
import { EntryLinksModule } from '../entry-links/entry-links.module.js';
import { PhotosModule } from '../../photos/photos.module.js';
import { RevisionsModule } from './revisions/revisions.module.js';
import { RetentionModule } from '../../../retention/retention.module.js';
import { EntryDataQueries } from './data/entry-data.queries.js';
import { MyDataController } from './data/my-data.controller.js';
import { MyErasureController } from './erasure/my-erasure.controller.js';
import { EntrySessionsController } from './entry-sessions.controller.js';
import { LinkRequests } from './link-requests.service.js';
import { MyAddressController } from './my-address.controller.js';
import { MyEntryController } from './my-entry.controller.js';
import { MyEntryQueries } from './my-entry.queries.js';

@Module({
  imports: [
    ConsentsModule,
    ContestsModule,
    EntriesModule,
    EntryLinksModule,
    MailingModule,
    PhotosModule,
    RetentionModule,
    RevisionsModule,
  ],
  controllers: [
    EntrySessionsController,
    MyDataController,
    MyAddressController,
    MyEntryController,
    MyErasureController,
  ],
  providers: [EntryDataQueries, LinkRequests, MyEntryQueries],
})
export class MyEntryModule {}
