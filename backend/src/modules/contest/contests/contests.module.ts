import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.js';
import { MailingModule } from '../../mailing/mailing.module.js';
import { AdminContestsController } from './admin-contests.controller.js';
import { AnnouncedContestsService } from './announced-contests.service.js';
import { ConditionsController } from './consents/conditions.controller.js';
import { ConsentsService } from './consents/consents.service.js';
import { ContestCopies } from './contest-copies.service.js';
import { ContestController } from './contest.controller.js';
import { ContestsQueries } from './contests.queries.js';
import { AdminContestsService } from './admin-contests.service.js';
import { AdminRulesController } from './rules/admin-rules.controller.js';
import { RulesNotices } from './rules/rules-notices.js';
import { RulesController } from './rules/rules.controller.js';
import { RulesQueries } from './rules/rules.queries.js';
import { RulesService } from './rules/rules.service.js';
import { SamplePhotosService } from './sample-photo/sample-photos.service.js';
import { SealController } from './seal/seal.controller.js';
import { PhotosModule } from '../photos/photos.module.js';

@Module({
  imports: [AuditModule, MailingModule, PhotosModule],
  controllers: [
    AdminContestsController,
    AdminRulesController,
    ConditionsController,
    ContestController,
    RulesController,
    SealController,
  ],
  providers: [
    AnnouncedContestsService,
    ConsentsService,
    ContestCopies,
    ContestsQueries,
    AdminContestsService,
    RulesNotices,
    RulesQueries,
    RulesService,
    SamplePhotosService,
  ],
  exports: [AnnouncedContestsService, ConsentsService, ContestCopies, RulesNotices],
})
export class ContestsModule {}
