import { Module } from '@nestjs/common';
import { AuditLog } from '../../audit/audit-log.service.js';
import { MailingWorkerModule } from '../../mailing/mailing.worker.module.js';
import { CloseSchedule } from './close/close-schedule.js';
import { VotesProcessor } from './close/votes.processor.js';
import { VotingClose } from './close/voting-close.js';
import { MailDomains } from './fraud/mail-domains.js';
import { ScoreSweep } from './fraud/score.sweep.js';
import { VoteScores } from './fraud/vote-scores.js';
import { LostVotes } from './lost-votes/lost-votes.sweep.js';

/** The processors and sweeps of the worker process. */
@Module({
  imports: [MailingWorkerModule],
  providers: [
    AuditLog,
    CloseSchedule,
    LostVotes,
    MailDomains,
    ScoreSweep,
    VoteScores,
    VotesProcessor,
    VotingClose,
  ],
})
export class VotingWorkerModule {}
