import { Module } from '@nestjs/common';
import { YoutubeModule } from '../../infra/youtube/youtube.module.js';
import { PhotoSweep } from './entries/photo-sweep.js';
import { ViewsProcessor } from './views/jobs/views.processor.js';
import { ViewRefresher } from './views/view-refresher.js';
import { ViewSchedule } from './views/view-schedule.js';
import { YoutubeQuota } from './views/youtube-quota.js';

/** What the worker process does for this module. */
@Module({
  imports: [YoutubeModule],
  providers: [PhotoSweep, ViewsProcessor, ViewRefresher, ViewSchedule, YoutubeQuota],
})
export class ContestWorkerModule {}
