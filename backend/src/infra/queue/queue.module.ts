import { BullModule } from '@nestjs/bullmq';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import {
  type BackendFactory,
  type PostgresQueueBackend,
  setDefaultBackendFactory,
  type QueueOptions,
} from 'bullmq';
import { DataSource } from 'typeorm';
import type { ProcessRole } from '../../common/metrics/metrics.js';
import type { Config } from '../../config/config.js';
import { QueueConnections } from './queue-connections.js';
import { QueueWithTimeouts, WorkerWithTimeouts } from './queue-with-timeouts.js';
import { QUEUES } from './queues.js';

/** BullMQ on Redis if `REDIS_URL` is set, otherwise on PostgreSQL (schema `jobs`). */
@Global()
@Module({})
export class QueueModule {
  static forRoot(config: Config, role: ProcessRole): DynamicModule {
    // The backend is a setting of the process, so it is set before the first queue exists.
    setDefaultBackendFactory(config.redisUrl === null ? onPostgres : undefined);
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
            connection: connection(config, role),
            // It would write its version for each queue, all at once, at each start. Nothing reads it.
            skipMetasUpdate: true,
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

const onPostgres: BackendFactory<PostgresQueueBackend, QueueConnections> = (
  name,
  { connection },
  { withBlockingConnection } = {},
) => connection.backend(name, withBlockingConnection ? name : undefined);

/** Fails at once during an outage of Redis, instead of blocking the request. */
function connection(config: Config, role: ProcessRole): QueueOptions['connection'] {
  if (config.redisUrl !== null) return { url: config.redisUrl, enableOfflineQueue: false };
  // The type of BullMQ has only Redis.
  const postgres: object = new QueueConnections(config.databaseUrl, role);
  return postgres;
}
