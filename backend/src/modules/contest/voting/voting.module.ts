import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.js';
import { MailingModule } from '../../mailing/mailing.module.js';
import { ContestsModule } from '../contests/contests.module.js';
import { EntriesModule } from '../entries/entries.module.js';
import { DisposableDomains } from './throwaway-domains/disposable-domains.service.js';
import { VoteChallenges } from './challenges/vote-challenges.service.js';
import { AdminVotesController } from './fraud/admin-votes.controller.js';
import { DisposableDomainsController } from './fraud/disposable-domains.controller.js';
import { FraudActions } from './fraud/fraud-actions.service.js';
import { FraudQueries } from './fraud/fraud.queries.js';
import { Tallies } from './fraud/tallies.service.js';
import { MyVoteController } from './my-vote.controller.js';
import { VotingQueries } from './voting.queries.js';
import { VoteRequests } from './vote-requests.service.js';
import { VotesService } from './votes.service.js';
import { VotingController } from './voting.controller.js';

@Module({
  imports: [AuditModule, ContestsModule, EntriesModule, MailingModule],
  controllers: [AdminVotesController, DisposableDomainsController, MyVoteController, VotingController],
  providers: [
    DisposableDomains,
    FraudActions,
    FraudQueries,
    VotingQueries,
    Tallies,
    VoteChallenges,
    VoteRequests,
    VotesService,
  ],
  exports: [FraudActions, FraudQueries],
})
export class VotingModule {}
