import { Module } from '@nestjs/common';
import { MailingModule } from '../../../../mailing/mailing.module.js';
import { EntryLinksModule } from '../../entry-links/entry-links.module.js';
import { PhotosModule } from '../../../photos/photos.module.js';
import { VideosModule } from '../../videos/videos.module.js';
import { ReplacedPhotos } from '../../photos/replaced-photos.service.js';
import { ChangeReports } from './change-reports.service.js';
import { Declarations } from './declarations.service.js';
import { EntryChanges } from './entry-changes.service.js';
import { MergedRevisions } from './merged-revisions.service.js';
import { MyChangesController } from './my-changes.controller.js';
import { PendingRevisions } from './pending-revisions.service.js';
import { Proposals } from './proposals.service.js';
import { WithdrawalsService } from './withdrawals.service.js';

@Module({
  imports: [EntryLinksModule, MailingModule, PhotosModule, VideosModule],
  controllers: [MyChangesController],
  providers: [
    ReplacedPhotos,
    ChangeReports,
    Declarations,
    EntryChanges,
    MergedRevisions,
    PendingRevisions,
    Proposals,
    WithdrawalsService,
  ],
  exports: [ChangeReports, MergedRevisions, PendingRevisions, Proposals, WithdrawalsService],
})
export class RevisionsModule {}
