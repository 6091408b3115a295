import { Module } from '@nestjs/common';
import { AuditModule } from '../../../../audit/audit.module.js';
import { MailingModule } from '../../../../mailing/mailing.module.js';
import { EntryLinksModule } from '../../entry-links/entry-links.module.js';
import { AnswerNotices } from './answer-notices.service.js';
import { Answers } from './answers.service.js';
import { EntrantMessages } from './entrant-messages.service.js';
import { EntryMessagesController } from './entry-messages.controller.js';
import { MyMessagesController } from './my-messages.controller.js';
import { ThreadQueries } from './thread.queries.js';

/** The thread between an entrant and the moderators. */
@Module({
  imports: [AuditModule, EntryLinksModule, MailingModule],
  controllers: [EntryMessagesController, MyMessagesController],
  providers: [AnswerNotices, Answers, EntrantMessages, ThreadQueries],
  exports: [ThreadQueries],
})
export class ThreadModule {}
