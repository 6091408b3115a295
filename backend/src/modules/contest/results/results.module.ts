import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.js';
import { AuthModule } from '../../auth/auth.module.js';
import { ContestsModule } from '../contests/contests.module.js';
import { EntryLinksModule } from '../entries/entry-links/entry-links.module.js';
import { TextsModule } from '../../texts/texts.module.js';
import { AdminResultsController } from './admin-results.controller.js';
import { AdminResultsQueries } from './admin-results.queries.js';
import { Certificates } from './certificate/certificates.js';
import { ResultPictures } from './picture/result-pictures.js';
import { MyResultController } from './my-result.controller.js';
import { ResultsController } from './results.controller.js';
import { ResultsQueries } from './results.queries.js';
import { Results } from './results.service.js';

@Module({
  imports: [AuditModule, AuthModule, ContestsModule, EntryLinksModule, TextsModule],
  controllers: [AdminResultsController, MyResultController, ResultsController],
  providers: [AdminResultsQueries, Certificates, ResultPictures, Results, ResultsQueries],
  exports: [Results],
})
export class ResultsModule {}
