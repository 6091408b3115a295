import { Module } from '@nestjs/common';
import { YoutubeModule } from '../../infra/youtube/youtube.module.js';
import { FirstRulesSweep } from './contests/rules/first-rules.sweep.js';
import { PhotoSweep } from './entries/photo-sweep.js';
import { ViewsProcessor } from './videos/jobs/views.processor.js';
import { ExpiredViewsSweep } from './videos/expired-views.sweep.js';
import { ViewRefresher } from './videos/view-refresher.js';
import { ViewSchedule } from './videos/view-schedule.js';
import { YoutubeQuota } from './videos/youtube-quota.js';

/** The processors and sweeps of the worker process. */
@Module({
  imports: [YoutubeModule],
  providers: [
    ExpiredViewsSweep,
    FirstRulesSweep,
    PhotoSweep,
    ViewsProcessor,
    ViewRefresher,
    ViewSchedule,
    YoutubeQuota,
  ],
})
export class ContestWorkerModule {}
