import pg from 'pg';
import type { Config } from '../config/config.js';
import { scratchOf } from '../database/roles.js';
import { BackupError } from './backup-error.js';
import type { BackupFolder } from './backup-folder.js';
import { type KnownBackup, readVerified } from './checksums.js';
import { readContents } from './contents.js';
import { bringUpToDate, dropSchemas, loadDatabase } from './load-database.js';

/** There is no place to restore into for a trial. */
export class NoScratchError extends BackupError {}

/**
 * Restores a backup into a scratch database, where its rows are counted and compared, and compares each file with its
 * checksum. Needs the role that owns the tables: the one that serves may create none.
 */
export async function verifyBackup(config: Config, folder: BackupFolder, known?: KnownBackup): Promise<void> {
  const checksums = await readVerified(folder, known);
  const contents = await readContents(folder);
  const scratch = await emptyScratch(config);
  try {
    await loadDatabase(scratch, folder, contents, checksums);
    await bringUpToDate(scratch);
  } finally {
    await emptyScratch(config);
  }
}

/** Opens a database of the server in which the site has its own. */
function urlOf(
  config: Config,
  nameOf: (database: string) => string,
): { url: string; name: string; role: string } {
  const url = new URL(config.migrationDatabaseUrl ?? config.databaseUrl);
  const name = nameOf(decodeURIComponent(url.pathname.slice(1)));
  url.pathname = `/${encodeURIComponent(name)}`;
  return { url: url.href, name, role: decodeURIComponent(url.username) };
}

const MISSING_DATABASE = '3D000';
const MAY_NOT = '42501';

/** A killed verification leaves tables, so the scratch database is emptied before and after. It is created if it is missing. */
async function emptyScratch(config: Config): Promise<string> {
  const scratch = urlOf(config, scratchOf);
  try {
    await withClient(scratch.url, async (client) => {
      const { rows } = await client.query<{ name: string }>(
        `select nspname as name from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'`,
      );
      await dropSchemas(
        client,
        rows.map(({ name }) => name),
      );
    });
  } catch (error) {
    if (codeOf(error) !== MISSING_DATABASE) throw error;
    await createScratch(config, scratch);
  }
  return scratch.url;
}

async function createScratch(config: Config, { name, role }: { name: string; role: string }): Promise<void> {
  const create = `create database ${pg.escapeIdentifier(name)}`;
  try {
    await withClient(urlOf(config, (database) => database).url, (client) => client.query(create));
  } catch (error) {
    if (codeOf(error) !== MAY_NOT) throw error;
    throw new NoScratchError(
      `The database ${name} is missing, into which a backup is restored for a trial. Create it as a superuser: ${create} owner ${pg.escapeIdentifier(role)}`,
    );
  }
}

async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 15_000 });
  // The query that lost the connection reports it.
  client.on('error', () => {});
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function codeOf(error: unknown): unknown {
  return (error as { code?: unknown } | null)?.code;
}
