import { Module } from '@nestjs/common';
import { AdminContestsController } from './admin-contests.controller.js';
import { ContestController } from './contest.controller.js';
import { ContestsQueries } from './contests.queries.js';
import { ContestsService } from './contests.service.js';
import { CurrentContestService } from './current-contest.service.js';

@Module({
  controllers: [AdminContestsController, ContestController],
  providers: [ContestsQueries, ContestsService, CurrentContestService],
  exports: [CurrentContestService],
})
export class ContestsModule {}
