import { BullModule } from '@nestjs/bullmq';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { createPostgresBackend, setDefaultBackendFactory, type QueueOptions } from 'bullmq';
import { DataSource } from 'typeorm';
import type { Config } from '../../config/config.js';
import { JOBS_SCHEMA } from './migrate-jobs.js';
import { QueueWithTimeouts, WorkerWithTimeouts } from './queue-with-timeouts.js';
import { QUEUES } from './queues.js';

/** BullMQ on Redis if `REDIS_URL` is set, otherwise on PostgreSQL (schema `jobs`). */
@Global()
@Module({})
export class QueueModule {
  static forRoot(config: Config): DynamicModule {
    // The backend is a setting of the process, so it is set before the first queue exists.
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
              // For the queue dashboard. Few, because on PostgreSQL each completed job reads all kept ones.
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

/** Fails at once during an outage of Redis, instead of blocking the request. */
function connection(config: Config): QueueOptions['connection'] {
  if (config.redisUrl !== null) return { url: config.redisUrl, enableOfflineQueue: false };
  // The type of BullMQ has only Redis; its PostgreSQL backend reads these options.
  const postgres: object = { connectionString: config.databaseUrl, schema: JOBS_SCHEMA, max: 4 };
  return postgres;
}
