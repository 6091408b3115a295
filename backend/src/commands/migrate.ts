import 'reflect-metadata';
import { loadConfig } from '../config/config.js';
import { prepareRoles } from '../database/roles.js';
import { prepareDatabase } from '../prepare-database.js';
import { explain } from '../start-failure.js';

/** Brings the database up to date. With `SUPERUSER_DATABASE_URL` it creates the roles first. */
try {
  const config = loadConfig(process.env);
  const { superuserDatabaseUrl, migrationDatabaseUrl, databaseUrl } = config;
  if (superuserDatabaseUrl !== null && migrationDatabaseUrl !== null)
    await prepareRoles({
      superuser: superuserDatabaseUrl,
      migrating: migrationDatabaseUrl,
      serving: databaseUrl,
    });
  await prepareDatabase(config);
  console.log('The database is up to date.');
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
