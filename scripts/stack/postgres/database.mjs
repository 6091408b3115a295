// @ts-check
import pg from 'pg';

/**
 * Makes a database and the role that owns it, with no rights beyond, where they are missing.
 * @param {import('./cluster.mjs').Cluster} cluster
 * @param {string} name of both
 * @param {string} password
 * @returns {Promise<string>} the database's address
 */
export async function ensureDatabase(cluster, name, password) {
  const client = new pg.Client({ connectionString: cluster.url('postgres', 'postgres') });
  await client.connect();
  try {
    const [role, secret] = [client.escapeIdentifier(name), client.escapeLiteral(password)];
    const roles = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [name]);
    if (roles.rowCount === 0) await client.query(`CREATE ROLE ${role} LOGIN PASSWORD ${secret}`);
    const databases = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (databases.rowCount === 0) await client.query(`CREATE DATABASE ${role} OWNER ${role}`);
  } finally {
    await client.end();
  }
  return cluster.url(name, name);
}
