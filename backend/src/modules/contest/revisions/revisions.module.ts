import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.js';
import { MailingModule } from '../../mailing/mailing.module.js';
import { EntryLinksModule } from '../entry-links/entry-links.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { VideosModule } from '../videos/videos.module.js';
import { AdminRevisionsController } from './admin-revisions.controller.js';
import { AdminRevisionsQueries } from './admin-revisions.queries.js';
import { ChangeReports } from './change-reports.service.js';
import { EntryChanges } from './entry-changes.service.js';
import { MyChangesController } from './my-changes.controller.js';
import { PendingRevisions } from './pending-revisions.service.js';
import { Proposals } from './proposals.service.js';
import { RevisionDecisions } from './revision-decisions.service.js';
import { WithdrawalsService } from './withdrawals.service.js';

@Module({
  imports: [AuditModule, EntryLinksModule, MailingModule, PhotosModule, VideosModule],
  controllers: [AdminRevisionsController, MyChangesController],
  providers: [
    AdminRevisionsQueries,
    ChangeReports,
    EntryChanges,
    PendingRevisions,
    Proposals,
    RevisionDecisions,
    WithdrawalsService,
  ],
  exports: [PendingRevisions],
})
export class RevisionsModule {}
