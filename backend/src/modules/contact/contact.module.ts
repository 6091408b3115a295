import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { MailingModule } from '../mailing/mailing.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { AdminMessagesController } from './admin-messages.controller.js';
import { ContactController } from './contact.controller.js';
import { ContactQueries } from './contact.queries.js';
import { ContactService } from './contact.service.js';

@Module({
  imports: [AuditModule, MailingModule, NoticesModule],
  controllers: [AdminMessagesController, ContactController],
  providers: [ContactQueries, ContactService],
  exports: [ContactService],
})
export class ContactModule {}
