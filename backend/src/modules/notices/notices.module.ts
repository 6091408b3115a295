import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { NoticesController } from './notices.controller.js';
import { NoticesService } from './notices.service.js';
import { OwnerNews } from './owner-news.service.js';

@Module({
  imports: [AuditModule],
  controllers: [NoticesController],
  providers: [NoticesService, OwnerNews],
  exports: [OwnerNews],
})
export class NoticesModule {}
