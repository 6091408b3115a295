import { Module } from '@nestjs/common';
import { YoutubeModule } from '../../../../infra/youtube/youtube.module.js';
import { AuditModule } from '../../../audit/audit.module.js';
import { EntryVideos } from './check/entry-videos.js';
import { VideoCheck } from './check/video-check.js';
import { QuotaMetrics } from './quota-metrics.js';
import { ViewsController } from './views.controller.js';
import { ViewsService } from './views.service.js';
import { YoutubeKeyService } from './youtube-key.service.js';
import { YoutubeQuota } from './youtube-quota.js';

@Module({
  imports: [AuditModule, YoutubeModule],
  controllers: [ViewsController],
  providers: [EntryVideos, QuotaMetrics, VideoCheck, ViewsService, YoutubeKeyService, YoutubeQuota],
  exports: [EntryVideos, VideoCheck, ViewsService, YoutubeKeyService],
})
export class VideosModule {}
