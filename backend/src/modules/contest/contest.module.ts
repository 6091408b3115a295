import { Module } from '@nestjs/common';
import { ConsentsModule } from './consents/consents.module.js';
import { ContestsModule } from './contests/contests.module.js';
import { EntrantsModule } from './entries/stored-entrants.js';
import { EntriesModule } from './entries/entries.module.js';
import { FraudModule } from './fraud/fraud.module.js';
import { JuryModule } from './jury/jury.module.js';
import { ModerationModule } from './moderation/moderation.module.js';
import { MyEntryModule } from './my-entry/my-entry.module.js';
import { OwnershipModule } from './ownership/ownership.module.js';
import { PhotosModule } from './photos/photos.module.js';
import { ResultsModule } from './results/results.module.js';
import { ResultsOfContestsModule } from './results/results-of-contests.module.js';
import { PrizeModule } from './prize/prize.module.js';
import { RevisionsModule } from './revisions/revisions.module.js';
import { ThreadModule } from './thread/thread.module.js';
import { VideosModule } from './videos/videos.module.js';
import { VotingModule } from './voting/voting.module.js';

@Module({
  imports: [
    ConsentsModule,
    ContestsModule,
    EntrantsModule,
    EntriesModule,
    FraudModule,
    JuryModule,
    ModerationModule,
    MyEntryModule,
    OwnershipModule,
    PhotosModule,
    ResultsModule,
    ResultsOfContestsModule,
    PrizeModule,
    RevisionsModule,
    ThreadModule,
    VideosModule,
    VotingModule,
  ],
  exports: [
    ConsentsModule,
    ContestsModule,
    EntriesModule,
    FraudModule,
    JuryModule,
    ModerationModule,
    OwnershipModule,
    PhotosModule,
    ResultsModule,
    RevisionsModule,
    VideosModule,
  ],
})
export class ContestModule {}
