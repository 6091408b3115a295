import { BullModule } from '@nestjs/bullmq';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { createPostgresBackend, setDefaultBackendFactory, type QueueOptions } from 'bullmq';
import { DataSource } from 'typeorm';
import type { Config } from '../../config/config.js';
import { JOBS_SCHEMA } from './migrate-jobs.js';
import { QueueWithTimeouts, WorkerWithTimeouts } from './queue-with-timeouts.js';
import { QUEUES } from './queues.js';

/** BullMQ on Redis where `REDIS_URL` is set, on the product's own PostgreSQL (schema `jobs`) where not. */
@Global()
@Module({})
export class QueueModule {
  static forRoot(config: Config): DynamicModule {
    // BullMQ takes its backend from this process-wide setting, so it is made before the first queue.
    setDefaultBackendFactory(config.redisUrl === null ? createPostgresBackend : undefined);
    BullModule.queueClass = QueueWithTimeouts;
    BullModule.workerClass = WorkerWithTimeouts;
    const queues = BullModule.registerQueue(...QUEUES.map((name) => ({ name })));
    return {
      module: QueueModule,
      imports: [
        BullModule.forRootAsync({
          // BullMQ checks its tables once, when a queue connects; the data source connects after the migrations.
          inject: [DataSource],
          useFactory: () => ({
            connection: connection(config),
            defaultJobOptions: {
              attempts: 5,
              backoff: { type: 'exponential', delay: 1_000 },
              // For the dashboard; on PostgreSQL each job that is done reads all that are kept.
              removeOnComplete: { count: 100 },
              removeOnFail: { count: 5_000 },
            },
          }),
        }),
        queues,
      ],
      exports: [queues],
    };
  }
}

/** Fails at once while Redis is away, instead of holding the request until it is back. */
function connection(config: Config): QueueOptions['connection'] {
  if (config.redisUrl !== null) return { url: config.redisUrl, enableOfflineQueue: false };
  // BullMQ's type knows Redis alone; its PostgreSQL backend takes these.
  const postgres: object = { connectionString: config.databaseUrl, schema: JOBS_SCHEMA, max: 4 };
  return postgres;
}
