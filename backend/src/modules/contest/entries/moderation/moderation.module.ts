import { Module } from '@nestjs/common';
import { AuditModule } from '../../../audit/audit.module.js';
import { AuthModule } from '../../../auth/auth.module.js';
import { MailingModule } from '../../../mailing/mailing.module.js';
import { EntriesModule } from '../entries.module.js';
import { EntryLinksModule } from '../entry-links/entry-links.module.js';
import { PhotosModule } from '../../photos/photos.module.js';
import { RevisionsModule } from '../page/revisions/revisions.module.js';
import { ThreadModule } from '../page/thread/thread.module.js';
import { VideosModule } from '../videos/videos.module.js';
import { AdminEntriesController } from './admin-entries.controller.js';
import { AdminEntriesQueries } from './admin-entries.queries.js';
import { DecisionEmails } from './decision-emails.js';
import { EntryDeletionsController } from './deletions/entry-deletions.controller.js';
import { EntryDeletions } from './deletions/entry-deletions.service.js';
import { ModerationService } from './moderation.service.js';
import { EntryNotesController } from './notes/entry-notes.controller.js';
import { EntryNotesService } from './notes/entry-notes.service.js';
import { ModerationReasonsController } from './reasons/moderation-reasons.controller.js';
import { ModerationReasonsQueries } from './reasons/moderation-reasons.queries.js';
import { ModerationReasonsService } from './reasons/moderation-reasons.service.js';
import { AdminRevisionsController } from './revisions/admin-revisions.controller.js';
import { AdminRevisionsQueries } from './revisions/admin-revisions.queries.js';
import { RelatedEntriesQueries } from './related/related-entries.queries.js';
import { RevisionDecisions } from './revisions/revision-decisions.service.js';

@Module({
  imports: [
    AuditModule,
    AuthModule,
    EntriesModule,
    EntryLinksModule,
    MailingModule,
    PhotosModule,
    RevisionsModule,
    ThreadModule,
    VideosModule,
  ],
  controllers: [
    // First: the path of an entry would match its list.
    EntryDeletionsController,
    AdminEntriesController,
    AdminRevisionsController,
    EntryNotesController,
    ModerationReasonsController,
  ],
  providers: [
    AdminEntriesQueries,
    DecisionEmails,
    EntryDeletions,
    RelatedEntriesQueries,
    AdminRevisionsQueries,
    EntryNotesService,
    ModerationReasonsQueries,
    ModerationReasonsService,
    ModerationService,
    RevisionDecisions,
  ],
  exports: [EntryDeletions, ModerationReasonsQueries, ModerationService],
})
export class ModerationModule {}
