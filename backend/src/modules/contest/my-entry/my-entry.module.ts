import { Module } from '@nestjs/common';
import { MailingModule } from '../../mailing/mailing.module.js';
import { EntryLinksModule } from '../entry-links/entry-links.module.js';
import { EntrySessionsController } from './entry-sessions.controller.js';
import { LinkRequests } from './link-requests.service.js';

@Module({
  imports: [EntryLinksModule, MailingModule],
  controllers: [EntrySessionsController],
  providers: [LinkRequests],
})
export class MyEntryModule {}
