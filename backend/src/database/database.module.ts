import { type DynamicModule, Logger, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Config } from '../config/config.js';
import { dataSourceOptions } from './data-source.js';

/**
 * How long a request of the API waits for a lock, such as one of the certification of a result. Then it fails with a sentence that asks for another
 * try. Without an end, requests that wait would use up the connections. The worker has no limit, because no visitor waits for it.
 */
const LOCK_TIMEOUT_MS = 5_000;

type EntityClass = new () => object;

@Module({})
export class DatabaseModule {
  /** Connects after `prepare` has migrated the database. */
  static forRoot(
    config: Config,
    role: 'api' | 'worker',
    entities: EntityClass[],
    prepare: (config: Config) => Promise<void>,
  ): DynamicModule {
    const logger = new Logger('Database');
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRootAsync({
          useFactory: () => ({
            ...dataSourceOptions(
              config.databaseUrl,
              (error) => logger.warn({ err: error }, 'connection lost'),
              config.clockOffsetSeconds,
              role === 'api' ? LOCK_TIMEOUT_MS : 0,
            ),
            entities,
            retryAttempts: 5,
            retryDelay: 1_000,
            toRetry: (error: Error & { code?: string }) =>
              error.code === 'ECONNREFUSED' || error.code === '57P03',
          }),
          dataSourceFactory: async (options) => {
            if (!options) throw new Error('no data source options');
            await prepare(config);
            return new DataSource(options).initialize();
          },
        }),
      ],
    };
  }
}
