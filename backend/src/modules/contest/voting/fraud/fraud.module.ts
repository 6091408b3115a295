import { Module } from '@nestjs/common';
import { AuditModule } from '../../../audit/audit.module.js';
import { VotingModule } from '../voting.module.js';
import { AdminVotesController } from './admin-votes.controller.js';
import { DisposableDomainsController } from './disposable-domains.controller.js';
import { FraudActions } from './fraud-actions.service.js';
import { FraudQueries } from './fraud.queries.js';
import { Tallies } from './tallies.service.js';
import { VoteViews } from './vote-views.service.js';

@Module({
  imports: [AuditModule, VotingModule],
  controllers: [AdminVotesController, DisposableDomainsController],
  providers: [FraudActions, FraudQueries, Tallies, VoteViews],
  exports: [FraudActions, FraudQueries],
})
export class FraudModule {}
