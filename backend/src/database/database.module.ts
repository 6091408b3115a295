import { type DynamicModule, Logger, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Config } from '../config/config.js';
import { dataSourceOptions } from './data-source.js';

type EntityClass = new () => object;

@Module({})
export class DatabaseModule {
  /** Connects after `prepare` has migrated the database. */
  static forRoot(
    config: Config,
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
