import { Module } from '@nestjs/common';
import { YoutubeModule } from '../../../infra/youtube/youtube.module.js';
import { AuditLog } from '../../audit/audit-log.service.js';
import { MailingWorkerModule } from '../../mailing/mailing.worker.module.js';
import { Erasures } from '../../privacy/erasures.service.js';
import { EntryLinksModule } from './entry-links/entry-links.module.js';
import { DeletionsSweep } from './moderation/deletions/deletions.sweep.js';
import { PhotoSweep } from './photos/photo-sweep.js';
import { ExpiredViewsSweep } from './videos/expired-views.sweep.js';
import { ViewsProcessor } from './videos/jobs/views.processor.js';
import { ViewCounts } from './videos/view-counts.js';
import { ViewRefresher } from './videos/view-refresher.js';
import { ViewSchedule } from './videos/view-schedule.js';
import { YoutubeQuota } from './videos/youtube-quota.js';
import { VideoWatch } from './watchdog/video-watch.js';
import { WatchSweep } from './watchdog/watch.sweep.js';

/** The processors and sweeps of the worker process. */
@Module({
  imports: [EntryLinksModule, MailingWorkerModule, YoutubeModule],
  providers: [
    AuditLog,
    DeletionsSweep,
    Erasures,
    ExpiredViewsSweep,
    PhotoSweep,
    VideoWatch,
    ViewsProcessor,
    ViewCounts,
    ViewRefresher,
    ViewSchedule,
    WatchSweep,
    YoutubeQuota,
  ],
})
export class EntriesWorkerModule {}
