import { Module } from '@nestjs/common';
import { MailingWorkerModule } from '../mailing/mailing.worker.module.js';
import { BackupAlertsSweep } from './jobs/backup-alerts.sweep.js';
import { BackupsSweep } from './jobs/backups.sweep.js';
import { OtherBackupsSweep } from './jobs/other-backups.sweep.js';
import { ReleasesSweep } from './jobs/releases.sweep.js';
import { TidyingSweep } from './jobs/tidying.sweep.js';
import { VerificationsSweep } from './jobs/verifications.sweep.js';
import { RestoresSweep } from './restores/restores.sweep.js';
import { ReleaseLookUp } from './release-look-up.service.js';

/** The sweeps of the worker process. */
@Module({
  imports: [MailingWorkerModule],
  providers: [
    BackupAlertsSweep,
    BackupsSweep,
    OtherBackupsSweep,
    ReleaseLookUp,
    ReleasesSweep,
    RestoresSweep,
    TidyingSweep,
    VerificationsSweep,
  ],
})
export class CareWorkerModule {}
