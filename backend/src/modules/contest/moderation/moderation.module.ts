import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.js';
import { MailingModule } from '../../mailing/mailing.module.js';
import { EntriesModule } from '../entries/entries.module.js';
import { EntryLinksModule } from '../entry-links/entry-links.module.js';
import { VideosModule } from '../videos/videos.module.js';
import { AdminEntriesController } from './admin-entries.controller.js';
import { AdminEntriesQueries } from './admin-entries.queries.js';
import { ModerationService } from './moderation.service.js';

@Module({
  imports: [AuditModule, EntriesModule, EntryLinksModule, MailingModule, VideosModule],
  controllers: [AdminEntriesController],
  providers: [AdminEntriesQueries, ModerationService],
  exports: [ModerationService],
})
export class ModerationModule {}
