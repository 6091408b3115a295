import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.js';
import { MailingModule } from '../../mailing/mailing.module.js';
import { RetentionModule } from '../../retention/retention.module.js';
import { EntriesModule } from '../entries/entries.module.js';
import { EntryLinksModule } from '../entry-links/entry-links.module.js';
import { RevisionsModule } from '../revisions/revisions.module.js';
import { ThreadModule } from '../thread/thread.module.js';
import { VideosModule } from '../videos/videos.module.js';
import { AdminEntriesController } from './admin-entries.controller.js';
import { AdminEntriesQueries } from './admin-entries.queries.js';
import { ModerationService } from './moderation.service.js';
import { EntryNotesController } from './notes/entry-notes.controller.js';
import { EntryNotesService } from './notes/entry-notes.service.js';
import { ModerationReasonsController } from './reasons/moderation-reasons.controller.js';
import { ModerationReasonsQueries } from './reasons/moderation-reasons.queries.js';
import { ModerationReasonsService } from './reasons/moderation-reasons.service.js';

@Module({
  imports: [
    AuditModule,
    EntriesModule,
    EntryLinksModule,
    MailingModule,
    RetentionModule,
    RevisionsModule,
    ThreadModule,
    VideosModule,
  ],
  controllers: [AdminEntriesController, EntryNotesController, ModerationReasonsController],
  providers: [
    AdminEntriesQueries,
    EntryNotesService,
    ModerationReasonsQueries,
    ModerationReasonsService,
    ModerationService,
  ],
  exports: [ModerationReasonsQueries, ModerationService],
})
export class ModerationModule {}
