import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import { backUpBefore } from './back-up-before-upgrade.js';
import { startStep } from './common/start-steps.js';
import { type Config, ConfigError } from './config/config.js';
import { dataSourceOptions } from './database/data-source.js';
import { migrateUnderLock } from './database/migrate.js';
import { setClock } from './database/site-clock.js';
import { findRole, grantExistingTables, grantFutureTables } from './database/serving-role.js';
import { migrateJobs } from './infra/queue/migrate-jobs.js';

/**
 * Brings the tables up to date and lets the role that serves use them. Without `MIGRATION_DATABASE_URL` the role of
 * `DATABASE_URL` migrates too; without a pending migration, it needs no rights to the schema.
 */
export async function prepareDatabase(config: Config): Promise<void> {
  startStep('waiting for PostgreSQL');
  const serving = await findRole(config.databaseUrl, 'DATABASE_URL');
  if (config.production && serving.isSuperuser) {
    throw new ConfigError([
      `DATABASE_URL: the role ${serving.name} is a superuser, which production rejects; use a role that owns nothing`,
    ]);
  }
  const migratingUrl = config.migrationDatabaseUrl ?? config.databaseUrl;
  const isSplit = (await findRole(migratingUrl, 'MIGRATION_DATABASE_URL')).name !== serving.name;
  const dataSource = await new DataSource(dataSourceOptions(migratingUrl, () => {})).initialize();
  try {
    startStep('waiting for the lock of the migrations, which another process may hold', { isLong: true });
    await migrateUnderLock(dataSource, async (runMigrations, isUpgrade) => {
      // The role that serves may not read the tables yet.
      const noteBackup =
        isUpgrade && (await backUpBefore({ ...config, databaseUrl: migratingUrl }, dataSource));
      startStep('bringing the tables up to date', { isLong: true });
      if (isSplit) await grantFutureTables(dataSource, serving.name);
      await runMigrations();
      if (noteBackup) await noteBackup();
      if (config.production || config.clockOffsetSeconds !== 0)
        await setClock(dataSource, config.clockOffsetSeconds !== 0);
      if (config.redisUrl === null) await withClient(dataSource, migrateJobs);
      if (isSplit) await grantExistingTables(dataSource, serving.name);
    });
  } finally {
    await dataSource.destroy();
  }
}

async function withClient(
  dataSource: DataSource,
  work: (client: PoolClient) => Promise<void>,
): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    await work((await runner.connect()) as PoolClient);
  } finally {
    await runner.release();
  }
}
