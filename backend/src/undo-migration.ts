import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { loadConfig } from './config/config.js';
import { dataSourceOptions } from './database/data-source.js';
import { undoLastMigration } from './database/migrate.js';
import { explain } from './start-failure.js';

try {
  const { databaseUrl } = loadConfig(process.env);
  const dataSource = await new DataSource(dataSourceOptions(databaseUrl, () => {})).initialize();
  const undone = await undoLastMigration(dataSource).finally(() => dataSource.destroy());
  console.log(undone === null ? 'There is no migration to take back.' : `Taken back: ${undone}`);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
