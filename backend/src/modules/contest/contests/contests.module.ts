import { Module } from '@nestjs/common';
import { AnnouncedContestsService } from './announced-contests.service.js';
import { AdminContestsController } from './admin-contests.controller.js';
import { ContestCopies } from './contest-copies.service.js';
import { ContestController } from './contest.controller.js';
import { ContestsQueries } from './contests.queries.js';
import { ContestsService } from './contests.service.js';

@Module({
  controllers: [AdminContestsController, ContestController],
  providers: [AnnouncedContestsService, ContestCopies, ContestsQueries, ContestsService],
  exports: [AnnouncedContestsService],
})
export class ContestsModule {}
