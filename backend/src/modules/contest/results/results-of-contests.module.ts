import { Global, Module } from '@nestjs/common';
import { ResultsOfContests } from '../contests/results-of-contests.js';
import { StoredResultsOfContests } from './stored-results-of-contests.js';

/** Global: modules below that of results ask it, and import nothing of it. */
@Global()
@Module({
  providers: [{ provide: ResultsOfContests, useClass: StoredResultsOfContests }],
  exports: [ResultsOfContests],
})
export class ResultsOfContestsModule {}
