import { Module } from '@nestjs/common';
import { YoutubeModule } from '../../infra/youtube/youtube.module.js';
import { ViewsProcessor } from './views/jobs/views.processor.js';
import { ViewRefresher } from './views/view-refresher.js';
import { ViewSchedule } from './views/view-schedule.js';
import { YoutubeQuota } from './views/youtube-quota.js';

/** What the worker process does for this module. */
@Module({
  imports: [YoutubeModule],
  providers: [ViewsProcessor, ViewRefresher, ViewSchedule, YoutubeQuota],
})
export class ContestWorkerModule {}
