import { type DynamicModule, Module } from '@nestjs/common';
import type { Config } from './config/config.js';
import { AuditWorkerModule } from './modules/audit/audit.worker.module.js';
import { CareWorkerModule } from './modules/care/care.worker.module.js';
import { ContestWorkerModule } from './modules/contest/contest.worker.module.js';
import { MailingWorkerModule } from './modules/mailing/mailing.worker.module.js';
import { NoticesWorkerModule } from './modules/notices/notices.worker.module.js';
import { OpsWorkerModule } from './modules/ops/ops.worker.module.js';
import { PrivacyWorkerModule } from './modules/privacy/privacy.worker.module.js';
import { SongsWorkerModule } from './modules/songs/songs.worker.module.js';
import { TextsWorkerModule } from './modules/texts/texts.worker.module.js';
import { platform, prepareToServe } from './platform.js';

/** The only module graph that holds processors. */
@Module({})
export class WorkerModule {
  static forRoot(config: Config, prepare = prepareToServe): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        ...platform(config, 'worker', prepare),
        AuditWorkerModule,
        CareWorkerModule,
        MailingWorkerModule,
        NoticesWorkerModule,
        ContestWorkerModule,
        PrivacyWorkerModule,
        SongsWorkerModule,
        OpsWorkerModule,
        TextsWorkerModule,
      ],
    };
  }
}
