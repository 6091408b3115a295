import { Module } from '@nestjs/common';
import { YoutubeModule } from '../../../infra/youtube/youtube.module.js';
import { AuditModule } from '../../audit/audit.module.js';
import { QuotaMetrics } from './quota-metrics.js';
import { ViewsController } from './views.controller.js';
import { ViewsService } from './views.service.js';
import { YoutubeKeyService } from './youtube-key.service.js';
import { YoutubeQuota } from './youtube-quota.js';

@Module({
  imports: [AuditModule, YoutubeModule],
  controllers: [ViewsController],
  providers: [QuotaMetrics, ViewsService, YoutubeKeyService, YoutubeQuota],
  exports: [ViewsService, YoutubeKeyService],
})
export class VideosModule {}
