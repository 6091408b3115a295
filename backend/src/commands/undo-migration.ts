import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { loadConfig } from '../config/config.js';
import { dataSourceOptions } from '../database/data-source.js';
import { undoLastMigration } from '../database/migrate.js';
import { explain } from '../start-failure.js';

try {
  const { databaseUrl, migrationDatabaseUrl } = loadConfig(process.env);
  const url = migrationDatabaseUrl ?? databaseUrl;
  const dataSource = await new DataSource(dataSourceOptions(url, () => {})).initialize();
  try {
    const undone = await undoLastMigration(dataSource);
    console.log(undone === null ? 'There is no migration to undo.' : `Undone: ${undone}`);
  } finally {
    await dataSource.destroy();
  }
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
