import type { DynamicModule } from '@nestjs/common';
import { loggingModule } from './common/logging/logging.module.js';
import type { Config } from './config/config.js';
import { ConfigModule } from './config/config.module.js';
import { DatabaseModule } from './database/database.module.js';
import { entities } from './entities.js';
import { MetricsModule } from './common/metrics/metrics.module.js';
import type { ProcessRole } from './common/metrics/metrics.js';
import { QueueModule } from './infra/queue/queue.module.js';
import { RateLimitModule } from './infra/rate-limit/rate-limit.module.js';
import { StorageModule } from './infra/storage/storage.module.js';

/** What the API and the worker both stand on. */
export function platform(config: Config, role: ProcessRole): Array<DynamicModule | (new () => unknown)> {
  return [
    ConfigModule.forRoot(config),
    loggingModule(config),
    DatabaseModule.forRoot(config, entities),
    MetricsModule.forRoot(role),
    QueueModule.forRoot(config),
    StorageModule,
    RateLimitModule,
  ];
}
