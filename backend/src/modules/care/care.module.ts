import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { MailingModule } from '../mailing/mailing.module.js';
import { BackupDownloadsController } from './backup-downloads.controller.js';
import { BackupMetrics } from './backup-metrics.js';
import { BackupsService } from './backups.service.js';
import { CareController } from './care.controller.js';
import { CareQueries } from './care.queries.js';
import { TextsModule } from '../texts/texts.module.js';
import { BackupPlaceController } from './place/backup-place.controller.js';
import { BackupPlace } from './place/backup-place.service.js';
import { BackupUploads } from './uploads/backup-uploads.service.js';
import { RestoresService } from './restores/restores.service.js';
import { ReleaseLookUp } from './release-look-up.service.js';

@Module({
  imports: [AuditModule, MailingModule, TextsModule],
  controllers: [BackupDownloadsController, BackupPlaceController, CareController],
  providers: [
    BackupMetrics,
    BackupPlace,
    BackupsService,
    BackupUploads,
    CareQueries,
    ReleaseLookUp,
    RestoresService,
  ],
})
export class CareModule {}
