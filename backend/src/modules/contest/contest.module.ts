import { Module } from '@nestjs/common';
import { ConsentsModule } from './contests/consents/consents.module.js';
import { ContestsModule } from './contests/contests.module.js';
import { EntrantsModule } from './entries/stored-entrants.js';
import { EntriesModule } from './entries/entries.module.js';
import { FraudModule } from './voting/fraud/fraud.module.js';
import { JuryOfEntriesModule } from './jury/jury-of-entries.js';
import { JuryModule } from './jury/jury.module.js';
import { ModerationModule } from './entries/moderation/moderation.module.js';
import { MyEntryModule } from './entries/page/my-entry.module.js';
import { OwnershipModule } from './entries/page/ownership/ownership.module.js';
import { PhotosModule } from './photos/photos.module.js';
import { ResultsModule } from './results/results.module.js';
import { ResultsOfContestsModule } from './results/results-of-contests.js';
import { PrizeModule } from './results/prize/prize.module.js';
import { RevisionsModule } from './entries/page/revisions/revisions.module.js';
import { ThreadModule } from './entries/page/thread/thread.module.js';
import { VideosModule } from './entries/videos/videos.module.js';
import { VotingModule } from './voting/voting.module.js';

@Module({
  imports: [
    ConsentsModule,
    ContestsModule,
    EntrantsModule,
    EntriesModule,
    FraudModule,
    JuryModule,
    JuryOfEntriesModule,
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
