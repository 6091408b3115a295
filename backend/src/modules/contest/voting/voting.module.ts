import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.js';
import { MailingModule } from '../../mailing/mailing.module.js';
import { ContestsModule } from '../contests/contests.module.js';
import { EntriesModule } from '../entries/entries.module.js';
import { DisposableDomains } from './addresses/disposable-domains.service.js';
import { BallotQueries } from './ballot.queries.js';
import { VoteChallenges } from './challenges/vote-challenges.service.js';
import { MyVoteController } from './my-vote.controller.js';
import { MyVoteQueries } from './my-vote.queries.js';
import { VoteRequests } from './vote-requests.service.js';
import { VotesService } from './votes.service.js';
import { VotingController } from './voting.controller.js';

@Module({
  imports: [AuditModule, ContestsModule, EntriesModule, MailingModule],
  controllers: [MyVoteController, VotingController],
  providers: [BallotQueries, DisposableDomains, MyVoteQueries, VoteChallenges, VoteRequests, VotesService],
  exports: [DisposableDomains],
})
export class VotingModule {}
