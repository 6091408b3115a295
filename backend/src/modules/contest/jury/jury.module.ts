import { Module } from '@nestjs/common';
import { YoutubeModule } from '../../../infra/youtube/youtube.module.js';
import { AuditModule } from '../../audit/audit.module.js';
import { MailingModule } from '../../mailing/mailing.module.js';
import { YoutubeQuota } from '../entries/videos/youtube-quota.js';
import { JudgesController } from './judges/judges.controller.js';
import { Judges } from './judges/judges.service.js';
import { Assignments } from './marks/assignments.service.js';
import { JuryRoomController } from './marks/jury-room.controller.js';
import { JuryRoomQueries } from './marks/jury-room.queries.js';
import { AdminJuryQueries } from './rounds/admin-jury.queries.js';
import { JuryRoundsController } from './rounds/jury-rounds.controller.js';
import { JuryRounds } from './rounds/jury-rounds.service.js';
import { JurySessionsController } from './sessions/jury-sessions.controller.js';
import { JurySessions } from './sessions/jury-sessions.service.js';

@Module({
  imports: [AuditModule, MailingModule, YoutubeModule],
  controllers: [JudgesController, JuryRoomController, JuryRoundsController, JurySessionsController],
  providers: [AdminJuryQueries, Assignments, Judges, JuryRoomQueries, JuryRounds, JurySessions, YoutubeQuota],
  exports: [Assignments, Judges, JuryRoomQueries, JuryRounds, JurySessions],
})
export class JuryModule {}
