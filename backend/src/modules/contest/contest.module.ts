import { Module } from '@nestjs/common';
import { ContestsModule } from './contests/contests.module.js';
import { EntriesModule } from './entries/entries.module.js';
import { EntrantsModule } from './entries/stored-entrants.js';
import { JuryOfEntriesModule } from './jury/stored-jury-of-entries.js';
import { JuryModule } from './jury/jury.module.js';
import { ResultsOfContestsModule } from './results/stored-results-of-contests.js';
import { ResultsModule } from './results/results.module.js';
import { VotingModule } from './voting/voting.module.js';

/** The modules of the contest, and what each provides to those below it. */
@Module({
  imports: [
    ContestsModule,
    EntriesModule,
    VotingModule,
    JuryModule,
    ResultsModule,
    EntrantsModule,
    JuryOfEntriesModule,
    ResultsOfContestsModule,
  ],
  exports: [ContestsModule, EntriesModule, VotingModule, JuryModule, ResultsModule],
})
export class ContestModule {}
