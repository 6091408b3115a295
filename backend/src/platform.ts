import type { DynamicModule } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { ClockModule } from './common/clock/clock.module.js';
import { loggingModule } from './common/logging/logging.module.js';
import { MetricsModule } from './common/metrics/metrics.module.js';
import type { ProcessRole } from './common/metrics/metrics.js';
import type { Config } from './config/config.js';
import { ConfigModule } from './config/config.module.js';
import { DatabaseModule } from './database/database.module.js';
import { emails } from './emails.js';
import { entities } from './entities.js';
import { ChangesModule } from './infra/changes/changes.module.js';
import { QueueModule } from './infra/queue/queue.module.js';
import { RateLimitModule } from './infra/rate-limit/rate-limit.module.js';
import { SettingsModule } from './infra/settings/settings.module.js';
import { StorageModule } from './infra/storage/storage.module.js';
import { EmailTemplatesModule } from './modules/mailing/email-templates.service.js';
import { startStep } from './common/start-steps.js';
import { checkVotePepper } from './modules/contest/voting/check-vote-pepper.js';
import { prepareDatabase } from './prepare-database.js';

/** The modules that the API and the worker share. */
export function platform(
  config: Config,
  role: ProcessRole,
  prepare = prepareToServe,
): Array<DynamicModule | (new () => unknown)> {
  return [
    ConfigModule.forRoot(config),
    ClockModule,
    loggingModule(config),
    DatabaseModule.forRoot(config, role, entities, prepare),
    ChangesModule,
    SettingsModule,
    MetricsModule.forRoot(role),
    QueueModule.forRoot(config, role),
    StorageModule,
    RateLimitModule,
    EmailTemplatesModule.of(emails),
    ScheduleModule.forRoot(),
  ];
}

/** Before API and worker start. Commands need no secrets: a restore erases again before its place has the pepper. */
export async function prepareToServe(config: Config): Promise<void> {
  await prepareDatabase(config);
  startStep('comparing the keys of voters');
  await checkVotePepper(config);
  startStep('starting the modules');
}
