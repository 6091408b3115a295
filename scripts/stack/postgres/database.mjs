// @ts-check
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { backendDist, root } from '../../lib/project.mjs';

/**
 * @typedef {object} DatabaseVariables
 * @property {string} DATABASE_URL
 * @property {string} MIGRATION_DATABASE_URL
 */

/**
 * Creates a database and its two roles where they are missing: the role that serves has the database's name.
 * @param {import('./cluster.mjs').Cluster} cluster
 * @param {string} name
 * @param {{ DATABASE_PASSWORD: string, MIGRATION_PASSWORD: string }} passwords
 * @returns {Promise<DatabaseVariables>}
 */
export async function ensureDatabase(cluster, name, { DATABASE_PASSWORD, MIGRATION_PASSWORD }) {
  const variables = {
    DATABASE_URL: cluster.url(name, DATABASE_PASSWORD, name),
    MIGRATION_DATABASE_URL: cluster.url(`${name}_migrator`, MIGRATION_PASSWORD, name),
  };
  const { prepareRoles, prepareScratch } = await importRoles();
  const urls = { superuser: cluster.superuserUrl('postgres'), migrating: variables.MIGRATION_DATABASE_URL };
  await prepareRoles({ ...urls, serving: variables.DATABASE_URL });
  await prepareScratch(urls);
  return variables;
}

/** @returns {Promise<typeof import('../../../backend/src/database/roles.js')>} */
function importRoles() {
  return import(pathToFileURL(join(root, backendDist, 'database/roles.js')).href);
}
