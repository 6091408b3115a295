import { Module } from '@nestjs/common';
import { MailingModule } from '../../mailing/mailing.module.js';
import { ContestsModule } from '../contests/contests.module.js';
import { EntriesModule } from '../entries/entries.module.js';
import { BallotQueries } from './ballot.queries.js';
import { VoteChallenges } from './challenges/vote-challenges.service.js';
import { MyVoteController } from './my-vote.controller.js';
import { MyVoteQueries } from './my-vote.queries.js';
import { VoteRequests } from './vote-requests.service.js';
import { VotesService } from './votes.service.js';
import { VotingController } from './voting.controller.js';

@Module({
  imports: [ContestsModule, EntriesModule, MailingModule],
  controllers: [MyVoteController, VotingController],
  providers: [BallotQueries, MyVoteQueries, VoteChallenges, VoteRequests, VotesService],
})
export class VotingModule {}
