import { Module } from '@nestjs/common';
import { ContestsModule } from './contests/contests.module.js';
import { EntriesModule } from './entries/entries.module.js';
import { ModerationModule } from './moderation/moderation.module.js';
import { VideosModule } from './videos/videos.module.js';

@Module({
  imports: [ContestsModule, EntriesModule, ModerationModule, VideosModule],
  exports: [ContestsModule, EntriesModule, ModerationModule, VideosModule],
})
export class ContestModule {}
