import type { Config } from '../config/config.js';
import { prepareRoles, prepareScratch } from '../database/roles.js';

/** With the URL of a superuser, creates roles and databases on a PostgreSQL that has none yet. */
export async function prepareServer({
  superuserDatabaseUrl,
  migrationDatabaseUrl,
  databaseUrl,
}: Config): Promise<void> {
  if (superuserDatabaseUrl === null || migrationDatabaseUrl === null) return;
  const urls = { superuser: superuserDatabaseUrl, migrating: migrationDatabaseUrl };
  await prepareRoles({ ...urls, serving: databaseUrl });
  await prepareScratch(urls);
}
