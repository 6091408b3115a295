import { Module } from '@nestjs/common';
import { YoutubeModule } from '../../../../../infra/youtube/youtube.module.js';
import { AuditModule } from '../../../../audit/audit.module.js';
import { MailingModule } from '../../../../mailing/mailing.module.js';
import { EntryLinksModule } from '../../entry-links/entry-links.module.js';
import { YoutubeQuota } from '../../videos/youtube-quota.js';
import { AdminProofsController } from './admin-proofs.controller.js';
import { ContestProofsController } from './contest-proofs.controller.js';
import { FoundCodes } from './found-codes.js';
import { MyProofController } from './my-proof.controller.js';
import { ProofChecks } from './proof-checks.service.js';
import { ProofRequests } from './proof-requests.service.js';
import { ProofsQueries } from './proofs.queries.js';

@Module({
  imports: [AuditModule, EntryLinksModule, MailingModule, YoutubeModule],
  controllers: [AdminProofsController, ContestProofsController, MyProofController],
  providers: [FoundCodes, ProofChecks, ProofRequests, ProofsQueries, YoutubeQuota],
  exports: [ProofRequests],
})
export class OwnershipModule {}
